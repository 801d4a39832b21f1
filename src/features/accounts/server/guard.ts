import type { Attempts, Limit } from '../../../server/http/rate-limit.ts'
import { NAME_PATH, PASSWORD_PATH, SIGN_IN_PATH } from '../rules/session.ts'
import type { Accounts } from './accounts.ts'
import { changeName } from './change-name.ts'
import { guardPasswordChange } from './guard-password-change.ts'
import { guardSignIn } from './guard-sign-in.ts'

export type Guarding = { limit: (limit: Limit) => Attempts; key: string }

/** The accounts behind limits on wrong passwords, with a sentence in the log for each that is refused. */
export function guardAccounts(accounts: Accounts, guarding: Guarding): Accounts {
  const doors: Record<string, (request: Request) => Promise<Response>> = {
    [`${SIGN_IN_PATH}/sign-in/email`]: guardSignIn(accounts, guarding),
    [PASSWORD_PATH]: guardPasswordChange(accounts, guarding),
    [NAME_PATH]: changeName(accounts),
  }
  const handle = async (request: Request) => (doors[new URL(request.url).pathname] ?? accounts.handle)(request)
  return { ...accounts, handle }
}
