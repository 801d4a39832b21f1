import type { Attempts } from '../../../../server/http/rate-limit.ts'
import {
  type AuthenticatorSetup,
  BEGIN_PATH,
  CODES_PATH,
  CONFIRM_PATH,
  clockOff,
  digitsOf,
  isSixDigits,
  OFF_PATH,
} from '../../rules/second-factor.ts'
import type { Accounts } from '../accounts.ts'
import { mayChangeFactors } from '../beside.ts'
import { askLibrary, cookiesFrom } from '../better-auth/ask-library.ts'
import { readTexts, refuse } from '../json-request.ts'
import { withOwnPassword } from '../own-account/own-password.ts'

/** Setting up one's own second factor, new backup codes for it, and turning it off. */
export function guardSecondFactor(accounts: Accounts, attempts: Attempts) {
  const library = askLibrary(accounts)
  const begin = withOwnPassword(accounts, attempts, async (password, request, own) => {
    if (own.hasCodes) return refuse(409, 'Your second factor is set up already.', {}, 'set-up-already')
    const response = await library(request, '/two-factor/enable', { password, issuer: await accounts.brand() })
    if (!response.ok) return response
    const { totpURI: address, backupCodes: codes } = (await response.json()) as { totpURI: string; backupCodes: string[] }
    const secret = new URL(address).searchParams.get('secret') ?? ''
    return Response.json({ address, secret, codes } satisfies AuthenticatorSetup)
  })

  async function confirm(request: Request): Promise<Response> {
    const own = await accounts.sessionOf(request.headers)
    if (!own || !mayChangeFactors(own)) return refuse(401, 'Sign in to set up your second factor.')
    const { code = '' } = await readTexts(request)
    const digits = digitsOf(code)
    const response = own.hasCodes || !isSixDigits(digits) ? undefined : await library(request, '/two-factor/verify-totp', { code: digits })
    if (!response?.ok) {
      const judged = own.hasCodes || !isSixDigits(digits) ? undefined : await accounts.secondFactors.judge(own.email, digits)
      if (judged && !judged.isRight) return Response.json(clockOff(judged.offBy), { status: 400 })
      return refuse(400, 'That is not the code that the app shows now.', {}, 'wrong-code')
    }
    await accounts.log.note({ action: 'second-factor-on', email: own.email })
    return Response.json({}, { headers: cookiesFrom(response) })
  }

  const codes = withOwnPassword(accounts, attempts, async (password, request, { email }) => {
    const response = await library(request, '/two-factor/generate-backup-codes', { password })
    if (!response.ok) return response
    await accounts.log.note({ action: 'backup-codes-renewed', email })
    const { backupCodes } = (await response.json()) as { backupCodes: string[] }
    return Response.json({ codes: backupCodes } satisfies Pick<AuthenticatorSetup, 'codes'>)
  })

  const off = withOwnPassword(accounts, attempts, async (password, request, { id, email, hasPasskey }) => {
    if (!hasPasskey && (await accounts.demand.isMade()))
      return refuse(409, 'The owners of this site ask everybody for a second factor. It stays on.', {}, 'demanded')
    const response = await library(request, '/two-factor/disable', { password })
    if (!response.ok) return response
    if (!hasPasskey) await accounts.sessions.unprove(id)
    await accounts.log.note({ action: 'second-factor-off', email })
    return Response.json({}, { headers: cookiesFrom(response) })
  })

  return { [BEGIN_PATH]: begin, [CONFIRM_PATH]: confirm, [CODES_PATH]: codes, [OFF_PATH]: off }
}
