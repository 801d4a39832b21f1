import { LetterRefused } from './transport.ts'

const FIRST_MS = 5_000
const LONGEST_MS = 15 * 60_000
/** A letter that is due in more than this time was put off by a wrong clock: no pause, and no process's hold on a letter, is so long. */
export const LATEST_DUE_MS = 60 * 60_000
/** The number of refusals after which an e-mail address is taken for wrong. */
const MOST_REFUSALS = 5

/** Returns the milliseconds to wait after a failure, given the attempts before it: 5 seconds, 10, 20 … a quarter of an hour. */
export const waitAfter = (attempts: number) => Math.min(FIRST_MS * 2 ** Math.min(attempts, 20), LONGEST_MS)

/** A letter that can't be written yet: the editors' settings lack something for it. */
export class Unwritten extends Error {}

/** Tells whether the fault lies with the letter (its recipient or its text is refused), rather than with the mail server. */
export const isOfLetter = (error: unknown): boolean => error instanceof Unwritten || error instanceof LetterRefused

/**
 * Returns the time to try a letter again; undefined where that is in vain. `isGivenUp` tells whether a letter that is refused again
 * and again is given up, rather than tried for ever; `attempts` are those before this failure.
 */
export function nextTry(isGivenUp: boolean, attempts: number, error: unknown, now: Date): Date | undefined {
  if (isGivenUp && error instanceof LetterRefused && attempts + 1 >= MOST_REFUSALS) return undefined
  return new Date(now.getTime() + waitAfter(attempts))
}
