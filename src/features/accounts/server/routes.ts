import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cameOverHttps, clientAddress } from '../../../server/http/client-address.ts'
import { ELSEWHERE } from '../../../server/http/editors-only.ts'
import { isSameOrigin } from '../../../server/http/same-origin.ts'
import { END_SESSION_PATH, SESSIONS_PATH } from '../rules/own-sessions.ts'
import {
  ADD_PASSKEY_PATH,
  ASK_PASSKEY_PATH,
  BEGIN_PASSKEY_PATH,
  PASSKEYS_PATH,
  REMOVE_PASSKEY_PATH,
  SIGN_IN_PASSKEY_PATH,
} from '../rules/passkeys.ts'
import { BEGIN_PATH, CODES_PATH, CONFIRM_PATH, OFF_PATH, SECOND_STEP_PATH } from '../rules/second-factor.ts'
import {
  EDITORS_PATH,
  EVERYWHERE_PATH,
  NAME_PATH,
  PASSWORD_PATH,
  SESSION_PATH,
  SIGN_IN_PASSWORD_PATH,
  SIGN_OUT_PATH,
} from '../rules/session.ts'
import { type Accounts, CLIENT_ADDRESS } from './accounts.ts'

const MOST_BYTES = 16 * 1024
/** The methods and addresses that the admin needs: some are ours, the others are out of the library's many. */
const OPEN: [string, string][] = [
  ['POST', SIGN_IN_PASSWORD_PATH],
  ['POST', SIGN_OUT_PATH],
  ['POST', PASSWORD_PATH],
  ['POST', NAME_PATH],
  ['POST', EVERYWHERE_PATH],
  ['GET', SESSION_PATH],
  ['POST', SECOND_STEP_PATH],
  ['POST', BEGIN_PATH],
  ['POST', CONFIRM_PATH],
  ['POST', CODES_PATH],
  ['POST', OFF_PATH],
  ['POST', ASK_PASSKEY_PATH],
  ['POST', SIGN_IN_PASSKEY_PATH],
  ['GET', PASSKEYS_PATH],
  ['POST', BEGIN_PASSKEY_PATH],
  ['POST', ADD_PASSKEY_PATH],
  ['POST', REMOVE_PASSKEY_PATH],
  ['GET', SESSIONS_PATH],
  ['POST', END_SESSION_PATH],
]

/**
 * Serves the addresses at which editors sign in and out, with a password and a second factor or with a passkey, and look after their own
 * account: its name, its password, the second factor, passkeys, and the sessions in which they are signed in.
 */
export function createAccountRoutes(accounts: Accounts, publicUrl: string) {
  const app = new Hono()
  app.use(`${EDITORS_PATH}/*`, bodyLimit({ maxSize: MOST_BYTES, onError: (c) => c.json({ message: 'That is too long.' }, 413) }))
  for (const [method, path] of OPEN) {
    app.on(method, path, async (c) => {
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
