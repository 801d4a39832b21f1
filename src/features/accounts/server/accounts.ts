import type { DatabaseSync } from 'node:sqlite'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { isAPIError } from 'better-auth/api'
import { getMigrations } from 'better-auth/db/migration'
import type { Pool } from 'pg'
import type { Editor } from '../../../model/editor.ts'
import type { SignedIn } from '../../../server/http/editors-only.ts'
import { isSameOrigin } from '../../../server/http/same-origin.ts'
import { reasonOf } from '../../../server/http/unreachable.ts'
import { SIGN_IN_PATH } from '../rules/session.ts'
import { refusalOfPassword } from './password-rule.ts'

/** The header with the address of whoever asks. The server sets it itself, whatever a client sent. */
export const CLIENT_ADDRESS = 'x-client-address'
const SESSION_SECONDS = 12 * 60 * 60

/** Editors, their passwords and sessions. */
export type Accounts = SignedIn & {
  /** Answers the requests to sign in, to sign out, to change a password, and to tell who is signed in. */
  handle(request: Request): Promise<Response>
  /** Makes an account. Throws a sentence where there is one already, or the e-mail address or the password is no good. */
  add(editor: Editor, password: string): Promise<void>
  list(): Promise<Editor[]>
  find(email: string): Promise<Editor | undefined>
  /** Takes the account away and ends its sessions; false if there is none. */
  remove(email: string): Promise<boolean>
  /** Gives a new password and ends all sessions; false if there is no such editor. Throws a sentence where it is a weak one. */
  reset(email: string, password: string): Promise<boolean>
  /** Returns a refusal if this editor may not have this password; undefined where they may. */
  refusal(editor: Editor, password: string): Promise<string | undefined>
}

type Where = { database: DatabaseSync | Pool; secret: string; publicUrl: string; brand: () => Promise<string> }

/** Writes to the log, as one sentence, that something went wrong inside the library. */
const tell = (message: string) => console.error(`Editors' accounts: ${message.replace(/\s+/g, ' ').replace(/\.?$/, '.')}`)

/** Opens the accounts in a database, and makes or updates its tables for them first. */
export async function openAccounts({ database, secret, publicUrl, brand }: Where): Promise<Accounts> {
  const options = {
    database,
    secret,
    basePath: SIGN_IN_PATH,
    ...(publicUrl && { baseURL: publicUrl }),
    trustedOrigins: async (request) => {
      const origin = request?.headers.get('origin')
      return origin && isSameOrigin(request?.headers ?? new Headers(), publicUrl) ? [origin] : []
    },
    emailAndPassword: { enabled: true, disableSignUp: true },
    session: { expiresIn: SESSION_SECONDS },
    // Counted by `guard.ts`, which lets an editor's own browser pass whatever others try.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'editor',
      useSecureCookies: publicUrl.startsWith('https:'),
      ipAddress: { disableIpTracking: true },
      // The tables have just been brought up to date; looking again would go on after a short command has closed them.
      database: { validateSchema: false },
      defaultCookieAttributes: { sameSite: 'strict', httpOnly: true },
    },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_level, message) => tell(message) },
    onAPIError: {
      onError(error) {
        if (!isAPIError(error)) tell(reasonOf(error))
      },
    },
  } satisfies BetterAuthOptions
  await (await getMigrations(options)).runMigrations()
  const auth = betterAuth(options)
  const { internalAdapter, password: passwords } = await auth.$context
  const refusal = async (editor: Editor, password: string) => refusalOfPassword(password, editor, await brand())
  const hash = async (editor: Editor, password: string) => {
    const refused = await refusal(editor, password)
    if (refused) throw new Error(refused)
    return passwords.hash(password)
  }
  const find = async (email: string) => (await internalAdapter.findUserByEmail(email.toLowerCase()))?.user
  return {
    handle: auth.handler,
    async editorOf(headers) {
      const found = await auth.api.getSession({ headers })
      return found ? { name: found.user.name, email: found.user.email, session: found.session.id } : undefined
    },
    async add({ name, email }, password) {
      if (!/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(email)) throw new Error(`"${email}" is not an e-mail address.`)
      if (await find(email)) throw new Error(`There is an editor with ${email} already.`)
      const hashed = await hash({ name, email }, password)
      const user = await internalAdapter.createUser({ email: email.toLowerCase(), name, emailVerified: true }, { method: 'email-password' })
      await internalAdapter.linkAccount({ userId: user.id, providerId: 'credential', accountId: user.id, password: hashed })
    },
    refusal,
    async find(email) {
      const user = await find(email)
      return user && { name: user.name, email: user.email }
    },
    list: async () => (await internalAdapter.listUsers()).map(({ name, email }) => ({ name, email })),
    async remove(email) {
      const user = await find(email)
      if (user) await internalAdapter.deleteUser(user.id)
      return Boolean(user)
    },
    async reset(email, password) {
      const user = await find(email)
      if (!user) return false
      await internalAdapter.updatePassword(user.id, await hash(user, password))
      await internalAdapter.deleteUserSessions(user.id)
      return true
    },
  }
}
