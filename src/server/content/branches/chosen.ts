import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'

/** The admin's choice; Tina writes this cookie itself and lets it end after an hour. */
const ADMIN_CHOICE = 'x-branch'

/** The branch that a request names in its header, as Tina's generated client does, or undefined. */
export const namedBranch = (c: Context): string | undefined => {
  const named = c.req.header(ADMIN_CHOICE)
  return named && decoded(named)
}

/** The branch that the admin works on, or undefined if it does not say. */
export const editorsBranch = (c: Context): string | undefined => {
  const kept = getCookie(c, ADMIN_CHOICE)
  return namedBranch(c) ?? (kept && decoded(kept))
}

/** A name without its percent-encoding: `'fix%2Fhours'` => `'fix/hours'`; as it is where that is broken. */
export const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
