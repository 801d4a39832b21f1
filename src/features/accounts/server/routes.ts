import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cameOverHttps, clientAddress } from '../../../server/http/client-address.ts'
import { ELSEWHERE } from '../../../server/http/editors-only.ts'
import { isSameOrigin } from '../../../server/http/same-origin.ts'
import { SIGN_IN_PATH } from '../rules/session.ts'
import { type Accounts, CLIENT_ADDRESS } from './accounts.ts'

const MOST_BYTES = 16 * 1024
/** The methods and paths that the admin needs: some are ours, the others are out of the library's many. */
const OPEN: [string, string][] = [
  ['POST', '/sign-in/email'],
  ['POST', '/sign-out'],
  ['POST', '/change-password'],
  ['POST', '/name'],
  ['POST', '/revoke-sessions'],
  ['GET', '/get-session'],
  ['POST', '/second-step'],
  ['POST', '/second-factor/begin'],
  ['POST', '/second-factor/confirm'],
  ['POST', '/second-factor/codes'],
  ['POST', '/second-factor/off'],
  ['POST', '/sign-in/passkey/begin'],
  ['POST', '/sign-in/passkey'],
  ['GET', '/passkeys'],
  ['POST', '/passkeys/begin'],
  ['POST', '/passkeys/add'],
  ['POST', '/passkeys/remove'],
  ['GET', '/sessions'],
  ['POST', '/sessions/end'],
]

/**
 * Serves the addresses at which editors sign in and out, with a password and a second factor or with a passkey, and look after their own
 * account: its name, its password, the second factor, passkeys, and the sessions in which they are signed in.
 */
export function createAccountRoutes(accounts: Accounts, publicUrl: string) {
  const app = new Hono()
  app.use(`${SIGN_IN_PATH}/*`, bodyLimit({ maxSize: MOST_BYTES, onError: (c) => c.json({ message: 'That is too long.' }, 413) }))
  for (const [method, path] of OPEN) {
    app.on(method, SIGN_IN_PATH + path, async (c) => {
      // The library would log what a stranger's page is called.
      if (method !== 'GET' && !isSameOrigin(c.req.raw.headers, publicUrl)) return c.json(ELSEWHERE, 403)
      const headers = new Headers(c.req.raw.headers)
      headers.set(CLIENT_ADDRESS, clientAddress(c))
      const response = await accounts.handle(new Request(c.req.raw, { headers }))
      response.headers.set('cache-control', 'no-store')
      if (cameOverHttps(c)) secureCookies(response.headers)
      return response
    })
  }
  return app
}

/** Marks cookies so that browsers send them over https only: `'a=b; HttpOnly'` => `'a=b; HttpOnly; Secure'`. */
function secureCookies(headers: Headers) {
  const cookies = headers.getSetCookie()
  headers.delete('set-cookie')
  for (const cookie of cookies) headers.append('set-cookie', /; *secure\b/i.test(cookie) ? cookie : `${cookie}; Secure`)
}
