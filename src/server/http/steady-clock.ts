export const DAY_MS = 24 * 60 * 60_000
/** The time that a server may be off, and the time that the clock has to run steadily after a leap before anything is erased. */
const WEEK_MS = 7 * DAY_MS
/** A larger difference keeps from erasing: a machine that sleeps or corrects its clock is off by less. */
const ERASING_LEAP_MS = DAY_MS
/** A larger difference between the wall clock and the one that only runs on is a leap. */
const LEAP_MS = 5 * 60_000
/** The time after which a clock that has leapt, and has run steadily since, is believed. */
const BELIEVED_MS = 60 * 60_000

const daysOf = (ms: number) => Math.round(Math.abs(ms) / DAY_MS)
const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const minuteOf = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace('T', ' ')

/** Milliseconds of the wall clock, which anybody may set, and of one that only runs on. */
export type Clocks = { now(): number; running(): number }

/** A note of the wall clock, by its own time: the moment of the last look at it, and the moment since which it has run steadily. */
export type ClockNote = { seenAt: Date; steadySince: Date }
/**
 * Keeps the last note of the wall clock while the server is off. Before the first note, `read` gives the time of the newest
 * enquiry, or of the newest line of the log.
 */
export type ClockNotes = {
  read(): Promise<ClockNote | undefined>
  write(note: ClockNote): Promise<void>
}

export type SteadyClock = ReturnType<typeof createClock>

/**
 * Makes the clock by which is decided what can't be taken back. It is the wall clock, until that leaps: then it goes on from where the
 * wall clock was, until that is back there, or has run for an hour where it leapt to. Small corrections are followed at once.
 */
export function createClock({ now, running }: Clocks) {
  let last = { wall: now(), run: running() }
  /** Where the wall clock leapt to, and when; undefined while it is right. */
  let leap: { wall: number; run: number } | undefined
  /** Whether that was seen at the start: the server may have been off for so long. */
  let isFromStart = false

  const goOn = (from: typeof last, run: number) => from.wall + (run - from.run)
  const isNear = (one: number, other: number) => Math.abs(one - other) <= LEAP_MS

  function look(): number {
    const [wall, run] = [now(), running()]
    const steady = goOn(last, run)
    const isBack = isNear(wall, steady)
    if (!isBack && !(leap && isNear(wall, goOn(leap, run)))) {
      leap = { wall, run }
      isFromStart = false
    }
    if (!isBack && leap && run - leap.run < BELIEVED_MS) return steady
    leap = undefined
    last = { wall, run }
    return wall
  }

  return {
    /** Returns the time, in milliseconds since 1970. */
    now: look,
    /**
     * Returns the time by which is judged whether somebody still gets in, in milliseconds since 1970: the same, but after a long time
     * off the later of the two, so that no door that has shut meanwhile is open again until the wall clock is believed.
     */
    atDoors(): number {
      const steady = look()
      return leap && isFromStart ? Math.max(steady, now()) : steady
    },
    /**
     * Begins anew, at a start: from the wall clock, unless that is before `seenAt`, when any process last saw the time, or more than a
     * week after it.
     */
    begin(seenAt?: Date) {
      const [wall, run] = [now(), running()]
      const off = seenAt ? wall - seenAt.getTime() : 0
      const isOff = seenAt !== undefined && (off > WEEK_MS || off < -LEAP_MS)
      last = { wall: isOff ? seenAt.getTime() : wall, run }
      leap = isOff ? { wall, run } : undefined
      isFromStart = isOff
    },
    /** Returns a sentence for people about a leap; undefined where the wall clock is believed. */
    problem(): string | undefined {
      const steady = look()
      if (!leap) return undefined
      return `The server’s clock has leapt: it says ${minuteOf(now())} UTC, and it should be ${minuteOf(steady)}. Releases, links and whatever else has a time go by the latter until the clock is set right, or has run steadily for an hour.`
    },
  }
}

/** The clock of this process. */
export const steadyClock = createClock({ now: () => Date.now(), running: () => performance.now() })

/** Returns the time by which is judged whether somebody still gets in. */
export const dateAtDoors = (): Date => new Date(steadyClock.atDoors())

/** Returns the time by which is decided what can't be taken back. */
export const steadyDate = (): Date => new Date(steadyClock.now())

/**
 * Watches the wall clock, because what is erased by a wrong date is lost. The clock has leapt where it moved otherwise than
 * this process ran, or is more than a week on (or a day back) from where any process last noted it. `steady` begins with that note.
 */
export function watchClock(notes: ClockNotes, { now, running }: Clocks, steady: SteadyClock) {
  let last = { wall: now(), run: running() }
  let steadySince = 0
  let told = false
  let hasBegun = false

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
    if (Math.abs(by) > ERASING_LEAP_MS) leapt(wall, by)
    else if (isSteady()) told = false
    return wall
  }

  return {
    /** Returns the time to erase by, in milliseconds; undefined while dates can't be relied on. Notes the clock for the next start. */
    async timeToEraseBy(): Promise<number | undefined> {
      const noted = await notes.read()
      if (!hasBegun) steady.begin(noted?.seenAt)
      hasBegun = true
      const wall = look()
      if (noted) {
        const by = wall - noted.seenAt.getTime()
        const since = noted.steadySince.getTime()
        const isOff = by > WEEK_MS || by < -ERASING_LEAP_MS
        // Noted before a leap that is waited for already.
        if (since > wall || (isOff && isSteady())) leapt(wall, by)
        else steadySince = Math.max(steadySince, since)
      }
      // Not what a clock says that has leapt: the next start would take it for right.
      await notes.write({ seenAt: new Date(steady.now()), steadySince: new Date(steadySince) })
      return isSteady() ? wall : undefined
    },
    /** Returns a sentence for people about what is wrong with the clock; undefined where nothing is. */
    problem(): string | undefined {
      look()
      if (isSteady()) return undefined
      return `The server’s clock has leapt, and says ${dateOf(now())}: if that is wrong, have it set right; old enquiries are erased again once it has run steadily for seven days.`
    },
  }
}
