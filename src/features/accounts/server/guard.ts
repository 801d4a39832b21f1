import type { Attempts, Limit } from '../../../server/http/rate-limit.ts'
import { END_SESSION_PATH, SESSIONS_PATH } from '../rules/own-sessions.ts'
import { SECOND_STEP_PATH } from '../rules/second-factor.ts'
import { EVERYWHERE_PATH, NAME_PATH, PASSWORD_PATH, SESSION_PATH, SIGN_IN_PASSWORD_PATH } from '../rules/session.ts'
import type { Accounts } from './accounts.ts'
import { refuse } from './json-request.ts'
import { changeName } from './own-account/change-name.ts'
import { guardPasswordChange } from './own-account/guard-password-change.ts'
import { limitOwnPassword } from './own-account/own-password.ts'
import { answerSessions } from './own-account/own-sessions.ts'
import { guardPasskeySignIn } from './passkeys/guard-passkey-sign-in.ts'
import { guardPasskeys } from './passkeys/guard-passkeys.ts'
import { guardSecondFactor } from './second-factor/guard-second-factor.ts'
import { guardSecondStep } from './second-factor/guard-second-step.ts'
import { guardSignIn } from './sign-in/guard-sign-in.ts'
import { tellSession } from './sign-in/tell-session.ts'

export type Guarding = { limit: (limit: Limit) => Attempts; key: string }

/** Accounts behind limits, and what counts tries for what else is asked of them. */
export type GuardedAccounts = Accounts & Pick<Guarding, 'limit'>

/** The accounts behind limits on wrong passwords, with a sentence in the log for each that is refused. */
export function guardAccounts(accounts: Accounts, guarding: Guarding): GuardedAccounts {
  const ownPassword = limitOwnPassword(guarding.limit)
  const sessions = answerSessions(accounts)
  const doors: Record<string, (request: Request) => Promise<Response>> = {
    [SIGN_IN_PASSWORD_PATH]: guardSignIn(accounts, guarding),
    [SECOND_STEP_PATH]: guardSecondStep(accounts, guarding),
    ...guardSecondFactor(accounts, ownPassword),
    ...guardPasskeySignIn(accounts, guarding),
    ...guardPasskeys(accounts, ownPassword),
    [PASSWORD_PATH]: guardPasswordChange(accounts, ownPassword),
    [NAME_PATH]: changeName(accounts),
    [SESSIONS_PATH]: sessions,
    [END_SESSION_PATH]: sessions,
    [EVERYWHERE_PATH]: async (request) =>
      (await accounts.editorOf(request.headers)) ? accounts.handle(request) : refuse(401, 'Sign in to sign out everywhere.'),
    [SESSION_PATH]: tellSession(accounts),
  }
  const handle = async (request: Request) => (doors[new URL(request.url).pathname] ?? accounts.handle)(request)
  return { ...accounts, handle, limit: guarding.limit }
}
