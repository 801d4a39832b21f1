import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'

/**
 * The name of the header and of the cookie that hold the branch chosen in the admin. Tina writes the cookie itself and lets
 * it end after an hour.
 */
const ADMIN_CHOICE = 'x-branch'

/** Returns the branch that a request names in its header, as Tina's generated client does; else undefined. */
export const namedBranch = (c: Context): string | undefined => {
  const named = c.req.header(ADMIN_CHOICE)
  return named && decoded(named)
}

/** Returns the branch that the admin works on, by its header or its cookie; undefined if there is neither. */
export const editorsBranch = (c: Context): string | undefined => {
  const kept = getCookie(c, ADMIN_CHOICE)
  return namedBranch(c) ?? (kept && decoded(kept))
}

/** Returns a name without its percent-encoding: `'fix%2Fhours'` => `'fix/hours'`. A name with broken encoding stays as it is. */
export const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
