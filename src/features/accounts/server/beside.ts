import type { Library } from './better-auth/library.ts'
import { createAccountLinks, type Links } from './links/links.ts'
import { createOwnSessions, type OwnSessions } from './own-account/own-sessions.ts'
import { createPasskeys, type Passkeys } from './passkeys/passkeys.ts'
import { type AccountLog, createAccountLog } from './people/account-log.ts'
import { createDemand, createDraftsDecision, type Demand, type DraftsDecision } from './people/demand.ts'
import { createSecondFactors, type SecondFactors } from './second-factor/second-factor.ts'

/** Who has a session, as the library keeps both. */
type Found = {
  user: { id: string; name: string; email: string; twoFactorEnabled?: boolean | null }
  session: { id: string; userId: string; createdAt: Date; usedAt?: Date | null; proved?: boolean | null }
}

/**
 * Who has a session, and what they sign in with beside the password. The session is whole unless a second factor is demanded
 * that it wasn't made with; `session` and `id` are the ids of the session and of the account.
 */
export type SessionOwner = { id: string; session: string; email: string; hasCodes: boolean; hasPasskey: boolean; isWhole: boolean }

export const hasSecondFactor = ({ hasCodes, hasPasskey }: SessionOwner): boolean => hasCodes || hasPasskey

/**
 * Whoever knows no more than the password may give an account its first second factor, and may not touch one that it has:
 * else they would set up their own, and be let in by it.
 */
export const mayChangeFactors = (own: SessionOwner): boolean => own.isWhole || !hasSecondFactor(own)

/** What there is of accounts beside the library's own. */
export type AccountServices = {
  log: AccountLog
  sessions: OwnSessions
  secondFactors: SecondFactors
  passkeys: Passkeys
  /** Whether everybody needs a second factor. */
  demand: Demand
  /** Who works on drafts only. */
  drafts: DraftsDecision
  links: Links
  /** Returns whoever has a session, also where they still lack the second factor that is demanded, and so may do nothing else. */
  sessionOf(headers: Headers): Promise<SessionOwner | undefined>
}

/** `find` asks the library for the session of a request. */
export function besideAccounts<Kept extends Found>(context: Library, find: (headers: Headers) => Promise<Kept | undefined>) {
  const demand = createDemand(context)
  const passkeys = createPasskeys(context)
  const sessions = createOwnSessions(context, async (headers) => (await find(headers))?.session)
  const isWhole = async ({ session }: Found) => Boolean(session.proved) || !(await demand.isMade())
  return {
    log: createAccountLog(context),
    secondFactors: createSecondFactors(context, passkeys),
    passkeys,
    demand,
    drafts: createDraftsDecision(context),
    links: createAccountLinks(context),
    sessions,
    async sessionOf(headers: Headers): Promise<SessionOwner | undefined> {
      const found = await find(headers)
      if (!found) return undefined
      const { id, email, twoFactorEnabled } = found.user
      const hasPasskey = (await passkeys.of(id)).length > 0
      return { id, session: found.session.id, email, hasCodes: Boolean(twoFactorEnabled), hasPasskey, isWhole: await isWhole(found) }
    },
    /** Returns who is signed in with all that is demanded of them. */
    async signedIn(headers: Headers): Promise<Kept | undefined> {
      const found = await find(headers)
      if (!found || !(await isWhole(found))) return undefined
      await sessions.use(found.session)
      return found
    },
  }
}
