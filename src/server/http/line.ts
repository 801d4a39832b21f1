import PQueue from 'p-queue'
import { Busy } from './busy.ts'

/** The number of pieces of work that may wait: of one asker, and in total. */
type Most = { each: number; inTotal: number }

/** Work that takes longer than this has failed, so that the rest goes on. */
const PATIENCE_MS = 60_000

/** Makes a line that does one piece of work at a time. Between two of them, all requests are answered that need none of it. */
export function createLine({ each, inTotal }: Most) {
  const queue = new PQueue({ concurrency: 1, timeout: PATIENCE_MS })
  const waiting = new Map<string, number>()
  const count = (asker: string, change: number) => {
    const now = (waiting.get(asker) ?? 0) + change
    if (now > 0) waiting.set(asker, now)
    else waiting.delete(asker)
  }
  const turn = async <Result>(work: () => Promise<Result>) => {
    await new Promise((next) => setImmediate(next))
    return work()
  }
  return {
    /** Runs `work` before all that others `add`. It is for work that nobody can ask for without end. */
    first: <Result>(work: () => Promise<Result>): Promise<Result> => queue.add(() => turn(work), { priority: 1 }),
    /** Runs `work` when its turn comes. Throws `Busy` if too many wait already, from this asker or in total. */
    async add<Result>(work: () => Promise<Result>, asker: string): Promise<Result> {
      if (queue.sizeBy({ priority: 0 }) >= inTotal || (waiting.get(asker) ?? 0) >= each) throw new Busy()
      count(asker, 1)
      return queue.add(() => {
        count(asker, -1)
        return turn(work)
      })
    },
  }
}

export type WorkLine = ReturnType<typeof createLine>
