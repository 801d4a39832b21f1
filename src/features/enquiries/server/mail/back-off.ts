import { LetterDeferred, LetterRefused } from './transport.ts'

const MINUTE_MS = 60_000
const FIRST_MS = 5_000
const LONGEST_MS = 15 * MINUTE_MS

/** A letter that is put off for its own sake is tried as RFC 5321 (4.5.4.1) says: twice in the first hour, then every two hours, for three days. */
const FIRST_HOUR_MS = 30 * MINUTE_MS
const LATER_MS = 120 * MINUTE_MS
const GIVEN_UP_MS = 3 * 24 * 60 * MINUTE_MS

/** Returns the milliseconds to wait after a failure, given the attempts before it: 5 seconds, 10, 20 … a quarter of an hour. */
export const waitAfter = (attempts: number) => Math.min(FIRST_MS * 2 ** Math.min(attempts, 20), LONGEST_MS)

/** A letter that can't be written yet: the editors' settings lack something for it. */
export class Unwritten extends Error {}

/** The least time that so many deferrals have taken. It is counted in tries, so that a wrong clock gives no letter up. */
const waited = (refusals: number) => Math.min(refusals, 2) * FIRST_HOUR_MS + Math.max(refusals - 2, 0) * LATER_MS

/**
 * Returns the time to try a letter again; undefined where it is given up: at once where it is refused for good, after three days where
 * it is put off again and again. `refusals` are those before this one.
 */
export function nextTry({ attempts, refusals }: { attempts: number; refusals: number }, error: unknown, now: Date): Date | undefined {
  if (error instanceof LetterRefused) return undefined
  if (!(error instanceof LetterDeferred)) return new Date(now.getTime() + waitAfter(attempts))
  if (waited(refusals) >= GIVEN_UP_MS) return undefined
  return new Date(now.getTime() + waited(refusals + 1) - waited(refusals))
}
