import { createHmac, randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import { cameOverHttps } from '../../../server/http/client-address.ts'
import { steadyClock } from '../../../server/http/steady-clock.ts'

const COOKIE = 'qa_session'
const DAY_MS = 24 * 3600 * 1000
const VALID_MS = 30 * DAY_MS

/** The passes that were given up before they ran out. */
export type EndedPasses = {
  add(id: string, until: Date): Promise<void>
  has(id: string): Promise<boolean>
}

/**
 * Gives each browser a pass for the right password: a signed cookie of its own. It ends after 30 days, when its tester signs
 * out, and when the password changes, because that is part of the key.
 */
export function createPasses({ key, password, ended }: { key: string; password: string; ended: EndedPasses }) {
  const signingKey = createHmac('sha256', key).update(`pass\0${password}`).digest('base64url')

  async function passIn(c: Context): Promise<{ id: string; until: number } | undefined> {
    const [id, issued = ''] = ((await getSignedCookie(c, signingKey, COOKIE)) || '').split('.')
    const age = steadyClock.atDoors() - Number.parseInt(issued, 36)
    return id && age < VALID_MS && age > -DAY_MS ? { id, until: steadyClock.atDoors() - age + VALID_MS } : undefined
  }

  return {
    give: (c: Context) =>
      setSignedCookie(c, COOKIE, `${randomUUID()}.${steadyClock.atDoors().toString(36)}`, signingKey, {
        path: '/',
        sameSite: 'Lax',
        httpOnly: true,
        secure: cameOverHttps(c),
        maxAge: VALID_MS / 1000,
      }),
    /** Tells whether a request brings a pass that is still valid. A pass that can't be looked up is not. */
    async isIn(c: Context): Promise<boolean> {
      const pass = await passIn(c)
      return pass !== undefined && !(await ended.has(pass.id).catch(() => true))
    },
    /** Ends the pass of a request, for every copy of it. */
    async end(c: Context): Promise<void> {
      const pass = await passIn(c)
      deleteCookie(c, COOKIE, { path: '/', secure: cameOverHttps(c) })
      if (pass) await ended.add(pass.id, new Date(pass.until))
    },
  }
}
