import * as v from 'valibot'
import { ASK_PASSKEY_PATH, SIGN_IN_PASSKEY_PATH } from '../../rules/passkeys.ts'
import { type Accounts, CLIENT_ADDRESS } from '../accounts.ts'
import { askLibrary, cookiesFrom, readLibrary } from '../better-auth/ask-library.ts'
import type { Guarding } from '../guard.ts'
import { refuse } from '../json-request.ts'
import { withoutSession } from '../sign-in/without-session.ts'

const TEN_MINUTES_MS = 10 * 60_000
const ASKED = { name: 'passkeys asked by address', most: 30, windowMs: TEN_MINUTES_MS }
const TRIED = { name: 'passkeys tried by address', most: 30, windowMs: TEN_MINUTES_MS }

/** What a browser signed, of which only its name for the passkey is read here. */
const sentSchema = v.object({ response: v.looseObject({ id: v.pipe(v.string(), v.maxLength(2000)) }) })

/** Signing in with a passkey, which stands for both factors. All who fail get one answer, whether there is such a passkey or not. */
export function guardPasskeySignIn(accounts: Accounts, { limit }: Guarding) {
  const [asked, tried] = [limit(ASKED), limit(TRIED)]
  const [ask, read] = [askLibrary(accounts), readLibrary(accounts)]
  const addressOf = (request: Request) => request.headers.get(CLIENT_ADDRESS) ?? ''
  const tooMany = () => refuse(429, 'Too many tries. Wait ten minutes and try again.', { 'retry-after': '600' }, 'too-many')
  const refused = () => refuse(400, 'That passkey opens nothing here, or took too long.', {}, 'passkey-refused')

  async function begin(request: Request): Promise<Response> {
    if (!(await asked.allow(addressOf(request)))) return tooMany()
    const response = await read(withoutSession(request), '/passkey/generate-authenticate-options')
    if (!response.ok) return refused()
    const options = (await response.json()) as object
    return Response.json({ ...options, userVerification: 'required' }, { headers: cookiesFrom(response) })
  }

  async function tellFailed(credential: string) {
    const email = await accounts.passkeys.ownerOf(credential)
    console.error(`Sign-in refused: a passkey of ${email ?? 'nobody here'} was not right.`)
    if (email) await accounts.log.note({ action: 'passkey-failed', email })
  }

  async function finish(request: Request): Promise<Response> {
    const address = addressOf(request)
    if (!(await tried.allow(address))) return tooMany()
    const sent = v.safeParse(sentSchema, await request.json().catch(() => undefined))
    if (!sent.success) return refused()
    const response = await ask(withoutSession(request), '/passkey/verify-authentication', sent.output)
    if (!response.ok) {
      await tellFailed(sent.output.response.id)
      return refused()
    }
    const { user } = (await response.json()) as { user: { email: string } }
    await Promise.all([asked.forget(address), tried.forget(address)])
    await accounts.log.note({ action: 'passkey-used', email: user.email })
    await accounts.log.note({ action: 'signed-in', email: user.email })
    console.log(`${user.email} has signed in.`)
    return Response.json({}, { headers: cookiesFrom(response) })
  }

  return { [ASK_PASSKEY_PATH]: begin, [SIGN_IN_PASSKEY_PATH]: finish }
}
