import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { parse, serialize } from 'hono/utils/cookie'
import { EDITORS_PATH } from '../../rules/session.ts'

const HALF_A_YEAR_S = 180 * 24 * 3600

/**
 * Knows the browsers that have signed in to an account before, by a cookie that only a right password brings. It holds a
 * random mark and a signature, nothing of the person, and opens nothing: it only tells an editor's browser from strangers'.
 */
export function knowBrowsers(key: string) {
  const sign = (...parts: string[]) =>
    createHmac('sha256', key)
      .update(['browser', ...parts].join('\0'))
      .digest('base64url')
  // One for each account, so that editors may share a computer.
  const nameFor = (email: string) => `editor.browser.${sign('name', email).slice(0, 10)}`
  return {
    /** The mark of a browser that has signed in to this account; undefined for any other. */
    markOf(headers: Headers, email: string): string | undefined {
      const name = nameFor(email)
      const [mark = '', signature = ''] = (parse(headers.get('cookie') ?? '', name)[name] ?? '').split('.')
      const [given, right] = [Buffer.from(signature), Buffer.from(sign('mark', email, mark))]
      return mark && given.length === right.length && timingSafeEqual(given, right) ? mark : undefined
    },
    /** The cookie that makes a browser known, or known for longer. */
    cookieFor(email: string, mark = randomBytes(12).toString('base64url')): string {
      const value = `${mark}.${sign('mark', email, mark)}`
      return serialize(nameFor(email), value, { path: EDITORS_PATH, httpOnly: true, sameSite: 'Strict', maxAge: HALF_A_YEAR_S })
    },
  }
}
