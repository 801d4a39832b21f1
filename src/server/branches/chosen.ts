import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { MAIN } from './branches.ts'

/** The tester's choice. It is worth nothing without the gate's signed cookie, which is checked at every request. */
const CHOICE = 'preview-branch'
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

export const testersBranch = (c: Context): string => getCookie(c, CHOICE) ?? MAIN

export function chooseBranch(c: Context, name: string) {
  if (name === MAIN) deleteCookie(c, CHOICE, { path: '/' })
  else setCookie(c, CHOICE, name, { path: '/', sameSite: 'Lax', httpOnly: true, secure: c.req.url.startsWith('https:') })
}

/** A name as it was before it was encoded: `'fix%2Fhours'` => `'fix/hours'`; one with broken encoding stays as it is. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
