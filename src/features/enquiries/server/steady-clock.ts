import type { ClockNotes } from './record.ts'

export const DAY_MS = 24 * 60 * 60_000
/** The time that a server may be off, and the time that the clock has to run steadily after a leap. */
const WEEK_MS = 7 * DAY_MS
/** A larger difference is a leap: a machine that sleeps or corrects its clock is off by less. */
const LEAP_MS = DAY_MS

const daysOf = (ms: number) => Math.round(Math.abs(ms) / DAY_MS)
const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** Milliseconds of the wall clock, which anybody may set, and of one that only runs on. */
export type Clocks = { now(): number; running(): number }

/**
 * Watches the wall clock, because what is erased by a wrong date is lost. The clock has leapt where it moved otherwise than
 * this process ran, or is more than a week on (or a day back) from where any process last noted it.
 */
export function watchClock(notes: ClockNotes, { now, running }: Clocks) {
  let last = { wall: now(), run: running() }
  let steadySince = 0
  let told = false

  const isSteady = () => now() - steadySince >= WEEK_MS

  function leapt(wall: number, by: number) {
    steadySince = wall
    if (told) return
    told = true
    const leap = `The clock says ${dateOf(wall)}, ${daysOf(by)} days away from where it was last seen`
    console.error(`${leap}: until it has run steadily for seven days no enquiry is erased.`)
  }

  /** Compares how far the two clocks went on since the last look, and returns the time of the wall clock. */
  function look() {
    const [wall, run] = [now(), running()]
    const by = wall - last.wall - (run - last.run)
    last = { wall, run }
    if (Math.abs(by) > LEAP_MS) leapt(wall, by)
    else if (isSteady()) told = false
    return wall
  }

  return {
    /** Returns the time to erase by, in milliseconds; undefined while dates can't be relied on. Notes the clock for the next start. */
    async timeToEraseBy(): Promise<number | undefined> {
      const noted = await notes.read()
      const wall = look()
      if (noted) {
        const by = wall - noted.seenAt.getTime()
        const since = noted.steadySince.getTime()
        if (by > WEEK_MS || by < -LEAP_MS || since > wall) leapt(wall, by)
        else steadySince = Math.max(steadySince, since)
      }
      await notes.write({ seenAt: new Date(wall), steadySince: new Date(steadySince) })
      return isSteady() ? wall : undefined
    },
    /** Returns a sentence for people about what is wrong with the clock; undefined where nothing is. */
    problem(): string | undefined {
      look()
      if (isSteady()) return undefined
      const leap = `The server’s clock has leapt, and says ${dateOf(now())}`
      return `${leap}: if that is wrong, have it set right; old enquiries are erased again once it has run steadily for seven days.`
    },
  }
}
