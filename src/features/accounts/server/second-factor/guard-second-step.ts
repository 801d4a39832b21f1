import AsyncLock from 'async-lock'
import { backupCodeOf, clockOff, digitsOf, isSixDigits } from '../../rules/second-factor.ts'
import { type Accounts, CLIENT_ADDRESS } from '../accounts.ts'
import { askLibrary, cookiesFrom } from '../better-auth/ask-library.ts'
import type { Guarding } from '../guard.ts'
import { readTexts, refuse } from '../json-request.ts'
import { withoutSession } from '../sign-in/without-session.ts'

const PER_ADDRESS = { name: 'second step by address', most: 8, windowMs: 60_000 }
/** A code of an app is right for a minute and a half. It counts once. */
const USED = { name: 'second step used', most: 1, windowMs: 120_000 }
/** Another process may be judging another code for the same typed password: a right one is asked about again. */
const TRIES = 5

/**
 * The second step of signing in: a code of the app, or a backup code. Whoever is here knows the password. Codes for one account are judged
 * one after another, and one is used up only by signing in: a right one is refused for nothing but the limits. Those are eight codes a
 * minute from one address, five wrong ones for a password that was typed, and ten in a row for an account, which then takes none for
 * fifteen minutes.
 */
export function guardSecondStep(accounts: Accounts, { limit }: Guarding) {
  const [perAddress, used] = [limit(PER_ADDRESS), limit(USED)]
  const library = askLibrary(accounts)
  const inTurn = new AsyncLock()
  const expired = () => refuse(400, 'Your password has to be typed again: the second step took too long.', {}, 'step-expired')

  async function askFor(request: Request, digits: string, isRight: boolean): Promise<Response> {
    for (let tries = 1; ; tries += 1) {
      const response = await library(request, '/two-factor/verify-totp', { code: digits })
      if (response.status !== 401 || !isRight || tries === TRIES) return response
    }
  }

  type Looked = { response?: Response; offBy?: number }
  async function look(request: Request, email: string, code: string): Promise<Looked> {
    const digits = digitsOf(code)
    if (!isSixDigits(digits)) return { response: await library(request, '/two-factor/verify-backup-code', { code: backupCodeOf(code) }) }
    const judged = await accounts.secondFactors.judge(email, digits)
    if (!judged) return { response: await askFor(request, digits, false) }
    // The next half minute may begin before the library looks: what it could take is marked as used before.
    const key = `${email} ${digits}`
    if (!(await used.allow(key))) return {}
    const response = await askFor(request, digits, judged.isRight)
    if (!response.ok) await used.forget(key)
    return { response, ...(!judged.isRight && { offBy: judged.offBy }) }
  }

  async function answer(request: Request): Promise<Response> {
    const address = request.headers.get(CLIENT_ADDRESS) ?? ''
    const email = await accounts.secondFactors.pending(request.headers)
    if (!email) return expired()
    const { code = '' } = await readTexts(request)
    const { response, offBy } = await look(withoutSession(request), email, code)
    if (response?.ok) {
      await perAddress.forget(address)
      if (!isSixDigits(digitsOf(code))) await accounts.log.note({ action: 'backup-code-used', email })
      await accounts.log.note({ action: 'signed-in', email })
      console.log(`${email} has signed in.`)
      return Response.json({}, { headers: cookiesFrom(response) })
    }
    console.error(`Sign-in refused: a wrong code for ${email}.`)
    await accounts.log.note({ action: 'code-failed', email })
    if (response?.status === 429)
      return refuse(429, 'Too many wrong codes. Wait fifteen minutes and try again.', { 'retry-after': '900' }, 'codes-locked')
    if (!(await accounts.secondFactors.pending(request.headers))) return expired()
    return offBy === undefined ? refuse(400, 'That code is not right.', {}, 'wrong-code') : Response.json(clockOff(offBy), { status: 400 })
  }

  return async (request: Request): Promise<Response> => {
    const email = await accounts.secondFactors.pending(request.headers)
    if (!email) return expired()
    if (!(await perAddress.allow(request.headers.get(CLIENT_ADDRESS) ?? '')))
      return refuse(429, 'Too many wrong codes. Wait a minute and try again.', { 'retry-after': '60' }, 'codes-minute')
    return inTurn.acquire(email, () => answer(request))
  }
}
