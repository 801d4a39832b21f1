import type { Attempts, Limit } from '../../../../server/http/rate-limit.ts'
import type { Accounts } from '../accounts.ts'
import { mayChangeFactors, type SessionOwner } from '../beside.ts'
import { readTexts, refuse } from '../json-request.ts'

const PER_ACCOUNT = { name: 'password change', most: 8, windowMs: 10 * 60_000 }

export const WRONG = 'The current password is not the right one. Nothing was changed.'
export const TOO_MANY = 'Too many tries. Wait ten minutes and try again.'

/** Counts tries at the current password in a session that was left open, whatever it is asked for. */
export const limitOwnPassword = (limit: (limit: Limit) => Attempts): Attempts => limit(PER_ACCOUNT)

/** `own` is the account whose password was typed, `sent` all texts that were sent. */
type Work = (password: string, request: Request, own: SessionOwner, sent: Record<string, string | undefined>) => Promise<Response>

/** Changes a second factor of one's own, for which the current password is asked, which the library judges. */
export const withOwnPassword =
  (accounts: Pick<Accounts, 'sessionOf'>, attempts: Attempts, work: Work) =>
  async (request: Request): Promise<Response> => {
    const own = await accounts.sessionOf(request.headers)
    if (!own || !mayChangeFactors(own)) return refuse(401, 'Sign in to change your account.')
    const sent = await readTexts(request)
    const { password = '' } = sent
    if (!(await attempts.allow(own.email))) return refuse(429, TOO_MANY, { 'retry-after': '600' }, 'too-many')
    const response = await work(password, request, own, sent)
    if (response.ok) await attempts.forget(own.email)
    else if (response.status === 400) console.error(`Account not changed: the current password of ${own.email} was wrong.`)
    return response.status === 400 ? refuse(400, WRONG, {}, 'wrong-password') : response
  }
