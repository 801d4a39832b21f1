import { backupCodeOf, digitsOf, isSixDigits } from '../../rules/second-factor.ts'
import { type Accounts, CLIENT_ADDRESS } from '../accounts.ts'
import { askLibrary, cookiesFrom } from '../better-auth/ask-library.ts'
import type { Guarding } from '../guard.ts'
import { readTexts, refuse } from '../json-request.ts'
import { withoutSession } from '../sign-in/without-session.ts'

const PER_ADDRESS = { name: 'second step by address', most: 8, windowMs: 60_000 }
/** A code of an app is right for a minute and a half. It counts once. */
const USED = { name: 'second step used', most: 1, windowMs: 90_000 }

/** The second step of signing in: a code of the app, or a backup code. Whoever is here knows the password. */
export function guardSecondStep(accounts: Accounts, { limit }: Guarding) {
  const [perAddress, used] = [limit(PER_ADDRESS), limit(USED)]
  const library = askLibrary(accounts)
  const expired = () => refuse(400, 'Your password has to be typed again: the second step took too long.', {}, 'step-expired')

  async function look(request: Request, email: string, code: string): Promise<Response | undefined> {
    const digits = digitsOf(code)
    if (!isSixDigits(digits)) return library(request, '/two-factor/verify-backup-code', { code: backupCodeOf(code) })
    return (await used.allow(`${email} ${digits}`)) ? library(request, '/two-factor/verify-totp', { code: digits }) : undefined
  }

  return async (request: Request): Promise<Response> => {
    const address = request.headers.get(CLIENT_ADDRESS) ?? ''
    const email = await accounts.secondFactors.pending(request.headers)
    if (!email) return expired()
    if (!(await perAddress.allow(address)))
      return refuse(429, 'Too many wrong codes. Wait a minute and try again.', { 'retry-after': '60' }, 'codes-minute')
    const { code = '' } = await readTexts(request)
    const response = await look(withoutSession(request), email, code)
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
    return (await accounts.secondFactors.pending(request.headers)) ? refuse(400, 'That code is not right.', {}, 'wrong-code') : expired()
  }
}
