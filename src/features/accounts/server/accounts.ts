import { AsyncLocalStorage } from 'node:async_hooks'
import type { DatabaseSync } from 'node:sqlite'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { isAPIError } from 'better-auth/api'
import { getMigrations } from 'better-auth/db/migration'
import { twoFactor } from 'better-auth/plugins/two-factor'
import PQueue from 'p-queue'
import type { Pool } from 'pg'
import type { Editor } from '../../../model/editor.ts'
import { EMAIL } from '../../../model/email.ts'
import { heldToDrafts, may, type Permission, type Role, type Standing } from '../../../model/roles.ts'
import type { SignedIn } from '../../../server/http/editors-only.ts'
import { isSameOrigin } from '../../../server/http/same-origin.ts'
import { ProgramFailed } from '../../../server/http/told.ts'
import { reasonOf } from '../../../server/http/unreachable.ts'
import { EDITORS_PATH } from '../rules/session.ts'
import { refusalOfStanding, storedOf } from '../rules/standing.ts'
import { type AccountServices, besideAccounts } from './beside.ts'
import { ownTables } from './better-auth/own-tables.ts'
import { keepFromLeaps } from './keep-from-leaps.ts'
import { refusalOfName } from './own-account/change-name.ts'
import { refusalOfPassword } from './own-account/password-rule.ts'
import { passkeyPlugin } from './passkeys/passkey-plugin.ts'
import { type Account, accountOf, newStanding, onlyOwner, STANDING_FIELDS } from './people/standings.ts'
import { createStepDown } from './people/step-down.ts'
import { noteProved, PROVED_FIELD } from './second-factor/proved.ts'

/** The header with the address of whoever asks. The server sets it itself, whatever a client sent. */
export const CLIENT_ADDRESS = 'x-client-address'
const SESSION_SECONDS = 12 * 60 * 60

type Own = SignedIn & AccountServices

/** Editors, their passwords and sessions. */
export type Accounts = Own & {
  /** The name of the site. */
  brand(): Promise<string>
  /** Answers the requests to sign in, to sign out, to change a password, and to tell who is signed in. */
  handle(request: Request): Promise<Response>
  /**
   * Makes an account; the first one is an owner's, another an editor's where `standing` says nothing else. Throws a sentence where
   * there is one already, or the e-mail address, the name, the password or the standing is no good. Where all is, `claim` is asked, and nothing is made, and false returned, if it is false.
   */
  add(editor: Editor, password: string, standing?: Standing, claim?: () => Promise<boolean>): Promise<boolean>
  list(): Promise<Account[]>
  find(email: string): Promise<Account | undefined>
  /** Runs `work` while nobody else is named, so that a name that was free stays free for it. */
  oneByOne<Value>(work: () => Promise<Value>): Promise<Value>
  /** Tells whether there is an account with this address, or one of this name, that may do something. */
  may(who: string | { name: string }, permission: Permission): Promise<boolean>
  /**
   * Gives another role, languages and enquiries, at once; false if there is no such account. Whoever is no owner any more loses the links
   * that they made for others. Throws a sentence for the only owner.
   */
  setRole(email: string, standing: Standing): Promise<boolean>
  /**
   * Takes the account away, and ends its sessions, the links to it, and those that it made for others; false if there is none. Throws a
   * sentence for the only owner.
   */
  remove(email: string): Promise<boolean>
  /** Gives a new password and ends all sessions; false if there is no such editor. Throws a sentence where it is a weak one. */
  renew(email: string, password: string): Promise<boolean>
  /** The same, and takes the second factors away, as for a lost phone, and the links that whoever found it may have made for others. */
  reset(email: string, password: string): Promise<boolean>
  /** Returns a refusal if this editor may not have this password; undefined where they may. */
  refusal(editor: Editor, password: string): Promise<string | undefined>
}

/** `alone` runs work while no other process that shares the database runs such work. */
type Where = {
  database: DatabaseSync | Pool
  secret: string
  publicUrl: string
  brand: () => Promise<string>
  alone?: <Value>(work: () => Promise<Value>) => Promise<Value>
}

/** What went wrong inside the library while it answers a request: it gives the answer 500 for it, without a word. */
const said = new AsyncLocalStorage<unknown[]>()

/** Writes to the log, as one sentence, that something went wrong inside the library. */
const tell = (message: string) => console.error(`Editors' accounts: ${message.replace(/\s+/g, ' ').replace(/\.?$/, '.')}`)

/** Opens the accounts in a database, and makes or updates its tables for them first. */
export async function openAccounts({ database, secret, publicUrl, brand, alone = (work) => work() }: Where): Promise<Accounts> {
  const options = {
    database,
    secret,
    basePath: EDITORS_PATH,
    ...(publicUrl && { baseURL: publicUrl }),
    trustedOrigins: async (request) => {
      const origin = request?.headers.get('origin')
      return origin && isSameOrigin(request?.headers ?? new Headers(), publicUrl) ? [origin] : []
    },
    user: { additionalFields: STANDING_FIELDS },
    emailAndPassword: { enabled: true, disableSignUp: true },
    session: { expiresIn: SESSION_SECONDS, additionalFields: { usedAt: { type: 'date', required: false, input: false }, ...PROVED_FIELD } },
    databaseHooks: { ...keepFromLeaps, session: { ...noteProved.session, ...keepFromLeaps.session } },
    plugins: [twoFactor(), passkeyPlugin(publicUrl, await brand()), ownTables],
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
    logger: {
      level: 'error',
      log(_level, message, ...more: unknown[]) {
        said.getStore()?.push(message, ...more)
        tell(message)
      },
    },
    onAPIError: {
      onError(error) {
        said.getStore()?.push(error)
        if (!isAPIError(error)) tell(reasonOf(error))
      },
    },
  } satisfies BetterAuthOptions
  await (await getMigrations(options)).runMigrations()
  const auth = betterAuth(options)
  const context = await auth.$context
  const { internalAdapter, password: passwords } = context
  const beside = besideAccounts(context, async (headers) => (await auth.api.getSession({ headers })) ?? undefined)
  const refusal = async (editor: Editor, password: string) => refusalOfPassword(password, editor, await brand())
  const hash = async (editor: Editor, password: string) => {
    const refused = await refusal(editor, password)
    if (refused) throw new Error(refused)
    return passwords.hash(password)
  }
  const find = async (email: string) => (await internalAdapter.findUserByEmail(email.toLowerCase()))?.user
  const list = async () => (await internalAdapter.listUsers()).map(accountOf)
  const stepDown = createStepDown(database)
  const naming = new PQueue({ concurrency: 1 })
  const oneByOne: Accounts['oneByOne'] = (work) => naming.add(() => alone(work))
  /** Lets an owner become something else, or throws a sentence where nobody would be left who can manage accounts. */
  async function assertOwnerLeft(user: NonNullable<Awaited<ReturnType<typeof find>>>, role: Role) {
    if (!may(accountOf(user), 'accounts.manage') || may({ role, enquiries: false }, 'accounts.manage')) return
    if (!(await stepDown(user.id, role))) throw new Error(onlyOwner(user.email))
  }
  async function renew(email: string, password: string) {
    const user = await find(email)
    if (!user) return false
    await internalAdapter.updatePassword(user.id, await hash(user, password))
    await internalAdapter.deleteUserSessions(user.id)
    return true
  }
  return {
    ...beside,
    brand,
    handle: (request) =>
      said.run([], async () => {
        const response = await auth.handler(request)
        // Answered like any failure of the server: with a sentence, which knows a full disk.
        if (response.status >= 500)
          throw new ProgramFailed(`better-auth ${response.status}: ${(said.getStore() ?? []).map(reasonOf).join('; ')}`)
        return response
      }),
    async editorOf(headers) {
      const found = await beside.signedIn(headers)
      if (!found) return undefined
      const account = accountOf(found.user)
      const draftsOnly = heldToDrafts(account, await beside.drafts.read())
      return { ...account, session: found.session.id, draftsOnly }
    },
    oneByOne,
    add: ({ name, email }, password, wanted, claim = async () => true) =>
      oneByOne(async () => {
        if (!EMAIL.test(email)) throw new Error(`"${email}" is not an e-mail address.`)
        if (await find(email)) throw new Error(`There is an editor with ${email} already.`)
        const others = await list()
        const unfit = refusalOfName(name, others)
        if (unfit) throw new Error(unfit)
        const hashed = await hash({ name, email }, password)
        const standing = newStanding(others, wanted)
        if (!(await claim())) return false
        const user = await internalAdapter.createUser(
          { email: email.toLowerCase(), name, emailVerified: true, ...standing },
          { method: 'email-password' },
        )
        await internalAdapter.linkAccount({ userId: user.id, providerId: 'credential', accountId: user.id, password: hashed })
        return true
      }),
    refusal,
    async find(email) {
      const user = await find(email)
      return user && accountOf(user)
    },
    list,
    async may(who, permission) {
      const known = typeof who === 'string' ? await find(who) : undefined
      const meant = typeof who === 'string' ? (known ? [accountOf(known)] : []) : (await list()).filter(({ name }) => name === who.name)
      return meant.some((account) => may(account, permission))
    },
    async setRole(email, standing) {
      const user = await find(email)
      const refused = refusalOfStanding(standing)
      if (refused) throw new Error(refused)
      if (!user) return false
      await assertOwnerLeft(user, standing.role)
      await internalAdapter.updateUser(user.id, storedOf(standing))
      if (!may(standing, 'accounts.manage')) await beside.links.withdrawMadeBy(user.email)
      return true
    },
    async remove(email) {
      const user = await find(email)
      if (!user) return false
      await assertOwnerLeft(user, 'reviewer')
      await internalAdapter.deleteUser(user.id)
      await beside.links.withdraw(user.email)
      await beside.links.withdrawMadeBy(user.email)
      return true
    },
    renew,
    async reset(email, password) {
      const user = await find(email)
      if (!user || !(await renew(email, password))) return false
      await beside.secondFactors.remove(user.id)
      await beside.links.withdrawMadeBy(user.email)
      return true
    },
  }
}
