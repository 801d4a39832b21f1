import type { Enquiries } from '../features/enquiries/server/record.ts'
import { KEPT_DAYS } from '../features/searches/rules/missed.ts'
import { KEPT_DAYS as VISITS_DAYS } from '../features/visits/rules/figures.ts'
import { type Clocks, createClock, DAY_MS, steadyClock, watchClock } from './http/steady-clock.ts'
import { reasonOf } from './http/unreachable.ts'

const HOUR_MS = 60 * 60_000
/** The log names editors and references, nothing of visitors; it outlives the enquiries. */
const LOG_DAYS = 730

type Erased = { eraseBefore(moment: Date): Promise<void> }

/** `logs` are those that are kept as long as that of enquiries, `searches` what nobody found, `visits` the counts of visits. */
type Parts = Pick<Enquiries, 'book' | 'log' | 'clock'> & { logs?: Erased[]; searches?: Erased; visits?: Erased }
const CLOCKS: Clocks = { now: () => Date.now(), running: () => performance.now() }

/** Erases what is older than so many days, now and every hour; nothing while the clock can't be relied on. */
export function startRetention({ book, log, clock, logs = [log], searches, visits }: Parts, days: number, clocks = CLOCKS) {
  const watch = watchClock(clock, clocks, clocks === CLOCKS ? steadyClock : createClock(clocks))
  async function erase() {
    try {
      const now = await watch.timeToEraseBy()
      if (now === undefined) return
      const count = await book.eraseBefore(new Date(now - days * DAY_MS))
      for (const each of logs) await each.eraseBefore(new Date(now - LOG_DAYS * DAY_MS))
      await searches?.eraseBefore(new Date(now - KEPT_DAYS * DAY_MS))
      await visits?.eraseBefore(new Date(now - VISITS_DAYS * DAY_MS))
      if (count > 0) console.log(`Erased ${count} enquiries older than ${days} days.`)
    } catch (error) {
      console.error(`What is too old could not be erased: ${reasonOf(error)}`)
    }
  }
  const first = erase()
  const timer = setInterval(erase, HOUR_MS)
  timer.unref()
  return {
    first,
    erase,
    /** Why nothing is erased at the moment, in a sentence; undefined where all is well. */
    problem: watch.problem,
    stop: () => clearInterval(timer),
  }
}
