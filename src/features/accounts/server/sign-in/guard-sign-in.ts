import { LRUCache } from 'lru-cache'
import type { NextStep } from '../../rules/second-factor.ts'
import { type Accounts, CLIENT_ADDRESS } from '../accounts.ts'
import { cookiesFrom } from '../better-auth/ask-library.ts'
import type { Guarding } from '../guard.ts'
import { readTexts, refuse, withJson } from '../json-request.ts'
import { knowBrowsers } from './known-browser.ts'
import { limitSignIns, type Over } from './sign-in-limits.ts'

const LONGEST_EMAIL = 254
const NOBODY = 'an address that no editor has'
/** The library's answer to the right password. */
type SignedIn = { twoFactorRedirect?: boolean; token?: string; user?: { id: string } }

const UNKNOWN = { name: 'tries of nobody in the log', most: 60, windowMs: 60 * 60_000 }

/** Signing in: with limits, a sentence in the log for what is refused, and a cookie by which the browser is known next time. */
export function guardSignIn(accounts: Accounts, { limit, key }: Guarding) {
  const limits = limitSignIns(limit)
  const browsers = knowBrowsers(key)
  const unknown = limit(UNKNOWN)
  const tellOver = tellOnce()
  /** For the log: what was typed is repeated only where it is an editor's address. */
  const nameOf = async (email: string) => (await accounts.find(email))?.email ?? NOBODY

  async function tellWrong(typed: string) {
    const email = (await accounts.find(typed))?.email
    console.error(`Sign-in refused: a wrong password for ${email ?? NOBODY}.`)
    // Whoever tries addresses that no account has fills no log.
    if (email || (await unknown.allow(NOBODY))) await accounts.log.note({ action: 'sign-in-failed', email: email ?? '' })
  }

  /** What the right password leads to: a code, a passkey, the set-up of a second factor that is demanded, or the desk. */
  async function stepAfter(response: Response): Promise<NextStep> {
    const { twoFactorRedirect, token, user } = (await response.json()) as SignedIn
    if (twoFactorRedirect) return 'code'
    if (!user || !(await accounts.demand.isMade())) return undefined
    if ((await accounts.passkeys.of(user.id)).length === 0) return 'set-up'
    // The password alone opens nothing, not even the set-up of another factor.
    await accounts.sessions.drop(token ?? '')
    return 'passkey'
  }

  return async (request: Request): Promise<Response> => {
    const { email: typed = '', password = '' } = await readTexts(request)
    const email = typed.toLowerCase()
    if (!email || email.length > LONGEST_EMAIL || !password) return refuse(400, 'Send an e-mail address and a password, as JSON.')
    const who = { address: request.headers.get(CLIENT_ADDRESS) ?? '', email, mark: browsers.markOf(request.headers, email) }
    const over = await limits.count(who)
    if (over) {
      await tellOver(over, () => nameOf(email))
      const wait = over.seconds > 60 ? 'ten minutes' : 'a minute'
      return refuse(429, `Too many wrong passwords. Wait ${wait} and try again.`, { 'retry-after': String(over.seconds) })
    }
    const response = await accounts.handle(withJson(request, { email, password }))
    if (response.status === 401) await tellWrong(email)
    if (!response.ok) return response
    await limits.forget(who)
    const next = await stepAfter(response)
    const headers = next === 'passkey' ? new Headers() : cookiesFrom(response)
    headers.append('set-cookie', browsers.cookieFor(email, who.mark))
    if (next !== 'code' && next !== 'passkey') {
      await accounts.log.note({ action: 'signed-in', email })
      console.log(`${email} has signed in.`)
    }
    return Response.json({ next }, { headers })
  }
}

/** Tells of a limit when it is first passed, however many tries follow: a sentence for each would fill the disk. */
function tellOnce() {
  const told = new LRUCache<string, true>({ max: 1000 })
  return async ({ key, seconds, reason }: Over, name: () => Promise<string>) => {
    if (told.has(key)) return
    told.set(key, true, { ttl: seconds * 1000 })
    console.error(`Sign-in refused for ${seconds} seconds: too many wrong passwords ${reason}, the last for ${await name()}.`)
  }
}
