const FIRST_MS = 5_000
const LONGEST_MS = 15 * 60_000
/** A letter that is due later than this was put off by a wrong clock: no pause is so long, nor a process's hold on a letter. */
export const LATEST_DUE_MS = 60 * 60_000
/** A visitor's address that is refused so often is wrong; the clinic's is tried for ever. */
const MOST_REFUSALS = 5

/** How long to wait after so many attempts: 5 seconds, 10, 20 … a quarter of an hour. */
export const waitAfter = (attempts: number) => Math.min(FIRST_MS * 2 ** Math.min(attempts, 20), LONGEST_MS)

/** A letter that can't be written yet: the editors' settings lack something for it. */
export class Unwritten extends Error {}

/** Whether the fault lies with the letter (its recipient or its text is refused), rather than with the mail server. */
export function isOfLetter(error: unknown): boolean {
  if (error instanceof Unwritten) return true
  const { responseCode, code } = (error ?? {}) as { responseCode?: number; code?: string }
  return (responseCode ?? 0) >= 500 && code !== 'EAUTH' && code !== 'ECONNECTION'
}

/** When to try a letter again; undefined where that is in vain. */
export function nextTry(kind: 'clinic' | 'visitor', attempts: number, error: unknown, now: Date): Date | undefined {
  if (kind === 'visitor' && !(error instanceof Unwritten) && isOfLetter(error) && attempts + 1 >= MOST_REFUSALS) return undefined
  return new Date(now.getTime() + waitAfter(attempts))
}
