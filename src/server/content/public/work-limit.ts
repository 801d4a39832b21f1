import { LRUCache } from 'lru-cache'
import type { WorkLine } from '../../http/line.ts'

const ASKERS_AT_MOST = 10_000

/** The processor time, in milliseconds, that work may take within a window: for each asker, and for all together. */
export type MostWork = { eachMs: number; inTotalMs: number; windowMs: number }

/** Is thrown if work took too much time lately: that of this asker (`isOwn`), or that of all together. */
export class Spent extends Error {
  readonly isOwn: boolean
  readonly retryAfterSeconds: number
  constructor(isOwn: boolean, leftMs: number) {
    super('Too much was asked for.')
    this.isOwn = isOwn
    this.retryAfterSeconds = Math.max(1, Math.ceil(leftMs / 1000))
  }
}

/**
 * Returns the milliseconds that this thread's processor has worked so far. Other programs of the machine make no work longer
 * by this clock.
 */
function busyMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Counts the processor time that work in a line takes, so that nobody gets a processor for themselves by asking for expensive work. */
export function limitWork(line: WorkLine, { eachMs, inTotalMs, windowMs }: MostWork) {
  const window = { ttl: windowMs, noUpdateTTL: true }
  const spent = new LRUCache<string, number>({ max: ASKERS_AT_MOST, ...window })
  const total = new LRUCache<'all', number>({ max: 1, ...window })

  function assertTime(asker: string) {
    if ((spent.get(asker) ?? 0) >= eachMs) throw new Spent(true, spent.getRemainingTTL(asker))
    if ((total.get('all') ?? 0) >= inTotalMs) throw new Spent(false, total.getRemainingTTL('all'))
  }
  function note(asker: string, tookMs: number) {
    spent.set(asker, (spent.get(asker) ?? 0) + tookMs)
    total.set('all', (total.get('all') ?? 0) + tookMs)
  }

  /**
   * Runs `work` when its turn comes, and counts its time for `asker`. Throws `Spent` if too much time was used, `Busy` if
   * too many wait.
   */
  return async <Result>(asker: string, work: () => Promise<Result>): Promise<Result> => {
    assertTime(asker)
    return line.add(async () => {
      // Checked again, because other work of the same asker came before it.
      assertTime(asker)
      const begun = busyMs()
      return work().finally(() => note(asker, busyMs() - begun))
    }, asker)
  }
}
