import PQueue from 'p-queue'
import { Busy } from './busy.ts'

/** How many wait at most: of one asker, and altogether. */
type Most = { each: number; inTotal: number }

/** What takes longer has failed, so that the others go on. */
const PATIENCE_MS = 60_000

/** Does one thing at a time. Between two of them everybody is answered who needs none of it. */
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
    /** Runs `work` before all that others `add`. For what can't be asked for without end. */
    first: <Result>(work: () => Promise<Result>): Promise<Result> => queue.add(() => turn(work), { priority: 1 }),
    /** Runs `work` when its turn comes. Throws `Busy` where too many wait already, from this asker or altogether. */
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

export type Line = ReturnType<typeof createLine>
