import type { DatabaseSync } from 'node:sqlite'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import type { Pool } from 'pg'
import { isSameOrigin } from '../http/same-origin.ts'
import type { Editor } from './editor.ts'

export const SIGN_IN_PATH = '/api/editors'
/** Where the server tells the library who asks; it sets this header itself, whatever a client sent. */
export const CLIENT_ADDRESS = 'x-client-address'
const LEAST_PASSWORD = 8
const SESSION_SECONDS = 12 * 60 * 60

/** Editors, their passwords and sessions. */
export type Accounts = {
  /** Answers sign-in, sign-out and who-am-I. */
  handle(request: Request): Promise<Response>
  /** Who is signed in, by the cookie of a request. */
  editorOf(headers: Headers): Promise<(Editor & { session: string }) | undefined>
  add(editor: Editor, password: string): Promise<void>
  list(): Promise<Editor[]>
  /** Takes the account away and ends its sessions; false if there is none. */
  remove(email: string): Promise<boolean>
  /** Gives a new password and ends all sessions; false if there is no such editor. */
  reset(email: string, password: string): Promise<boolean>
}

/** `attempts`: whether this process counts attempts to sign in for itself, or all together in the database. */
type Where = { database: DatabaseSync | Pool; attempts: 'memory' | 'database'; secret: string; publicUrl: string }

/** The accounts in a database, whose tables for them are made or brought up to date first. */
export async function openAccounts({ database, attempts, secret, publicUrl }: Where): Promise<Accounts> {
  const options = {
    database,
    secret,
    basePath: SIGN_IN_PATH,
    ...(publicUrl && { baseURL: publicUrl }),
    trustedOrigins: async (request) => {
      const origin = request?.headers.get('origin')
      return origin && isSameOrigin(request?.headers ?? new Headers(), publicUrl) ? [origin] : []
    },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: LEAST_PASSWORD },
    session: { expiresIn: SESSION_SECONDS },
    rateLimit: { enabled: true, storage: attempts, window: 60, max: 120, customRules: { '/sign-in/email': { window: 60, max: 8 } } },
    advanced: {
      cookiePrefix: 'editor',
      useSecureCookies: publicUrl.startsWith('https:'),
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS] },
      defaultCookieAttributes: { sameSite: 'strict', httpOnly: true },
    },
    telemetry: { enabled: false },
    logger: { level: 'error' },
  } satisfies BetterAuthOptions
  await (await getMigrations(options)).runMigrations()
  const auth = betterAuth(options)
  const { internalAdapter, password: passwords } = await auth.$context
  const hash = (password: string) => {
    if (password.length < LEAST_PASSWORD) throw new Error(`A password has at least ${LEAST_PASSWORD} characters.`)
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
      const hashed = await hash(password)
      const user = await internalAdapter.createUser({ email: email.toLowerCase(), name, emailVerified: true }, { method: 'email-password' })
      await internalAdapter.linkAccount({ userId: user.id, providerId: 'credential', accountId: user.id, password: hashed })
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
      await internalAdapter.updatePassword(user.id, await hash(password))
      await internalAdapter.deleteUserSessions(user.id)
      return true
    },
  }
}
