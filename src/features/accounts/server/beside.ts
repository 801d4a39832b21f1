import { type AccountLog, createAccountLog } from './account-log.ts'
import { createDemand, type Demand } from './demand.ts'
import type { Library } from './library.ts'
import { createLinks, type Links } from './links.ts'
import { createOwnSessions, type OwnSessions } from './own-sessions.ts'
import { createSecondFactors, type SecondFactors } from './second-factor.ts'

/** Who has a session, as the library keeps both. */
type Found = {
  user: { id: string; name: string; email: string; twoFactorEnabled?: boolean | null }
  session: { id: string; userId: string; createdAt: Date; usedAt?: Date | null }
}

/** What there is of accounts beside the library's own. */
export type Beside = {
  log: AccountLog
  sessions: OwnSessions
  secondFactors: SecondFactors
  /** Whether everybody needs a second factor. */
  demand: Demand
  /** Whether all but owners and publishers work on drafts only. */
  drafts: Demand
  links: Links
  /** Returns whoever has a session, also where they still lack the second factor that is demanded, and so may do nothing else. */
  sessionOf(headers: Headers): Promise<{ id: string; email: string; hasSecondFactor: boolean } | undefined>
}

/** `find` asks the library for the session of a request. */
export function besideAccounts<Kept extends Found>(context: Library, find: (headers: Headers) => Promise<Kept | undefined>) {
  const demand = createDemand(context, 'second-factor')
  const sessions = createOwnSessions(context, async (headers) => (await find(headers))?.session)
  return {
    log: createAccountLog(context),
    secondFactors: createSecondFactors(context),
    demand,
    drafts: createDemand(context, 'drafts'),
    links: createLinks(context),
    sessions,
    async sessionOf(headers: Headers) {
      const found = await find(headers)
      return found && { id: found.user.id, email: found.user.email, hasSecondFactor: Boolean(found.user.twoFactorEnabled) }
    },
    /** Returns who is signed in with all that is demanded of them. */
    async signedIn(headers: Headers): Promise<Kept | undefined> {
      const found = await find(headers)
      if (!found || (!found.user.twoFactorEnabled && (await demand.isMade()))) return undefined
      await sessions.use(found.session)
      return found
    },
  }
}
