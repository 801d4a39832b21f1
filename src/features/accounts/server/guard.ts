import type { Attempts, Limit } from '../../../server/http/rate-limit.ts'
import { SIGN_IN_PATH } from '../rules/session.ts'
import type { Accounts } from './accounts.ts'
import { guardPasswordChange } from './guard-password-change.ts'
import { guardSignIn } from './guard-sign-in.ts'

export type Guarding = { limit: (limit: Limit) => Attempts; key: string }

/** The accounts behind limits on wrong passwords, with a sentence in the log for each that is refused. */
export function guardAccounts(accounts: Accounts, guarding: Guarding): Accounts {
  const doors: Record<string, (request: Request) => Promise<Response>> = {
    [`${SIGN_IN_PATH}/sign-in/email`]: guardSignIn(accounts, guarding),
    [`${SIGN_IN_PATH}/change-password`]: guardPasswordChange(accounts, guarding),
  }
  const handle = async (request: Request) => (doors[new URL(request.url).pathname] ?? accounts.handle)(request)
  return { ...accounts, handle }
}
