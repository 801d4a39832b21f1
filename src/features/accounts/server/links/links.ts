import { createHash, randomBytes } from 'node:crypto'
import { may, type Standing } from '../../../../model/roles.ts'
import { dateAtDoors } from '../../../../server/http/steady-clock.ts'
import type { LinkKind, OpenLink } from '../../rules/links.ts'
import { type StoredStanding, standingOf } from '../../rules/standing.ts'
import { ALL, type Library } from '../better-auth/library.ts'

const PREFIX = 'link-'
const HOUR_MS = 60 * 60_000
const LASTS_MS: Record<LinkKind, number> = { invitation: 7 * 24 * HOUR_MS, reset: 7 * 24 * HOUR_MS, forgotten: HOUR_MS }

/** What a link opens: for an invitation also what the account may do. `by` is the e-mail address of the owner who made it. */
export type AccountLink = { kind: LinkKind; email: string; by: string; standing?: Standing }

/**
 * Links that are used once. The database holds a hash of each, from which no link can be made. One that an owner made counts while they
 * are an owner.
 */
export type Links = {
  /**
   * Makes a link in place of all others for this account, whatever their kind: one that somebody asks for at the sign-in ends one that
   * an owner made.
   */
  make(link: AccountLink): Promise<{ token: string; until: Date }>
  /** Returns what a link is for; undefined if it was used, withdrawn, is too old, or its maker may not make it any more. */
  find(token: string): Promise<AccountLink | undefined>
  /** The same, and the link is used up: of several who come with it at once, one gets it. */
  take(token: string): Promise<AccountLink | undefined>
  /** Takes back all links for an account, and returns what there was. */
  withdraw(email: string): Promise<AccountLink[]>
  /** Takes back all links that somebody has made for others. */
  withdrawMadeBy(email: string): Promise<void>
  /** Returns the links that still open something. */
  open(): Promise<Exclude<OpenLink, { kind: 'review' }>[]>
}

type Kept = { identifier: string; value: string; expiresAt: Date }

const identifierOf = (token: string) => PREFIX + createHash('sha256').update(token).digest('base64url')
const linkIn = ({ value }: Kept) => JSON.parse(value) as AccountLink

export function createAccountLinks({ adapter, internalAdapter }: Library): Links {
  const all = () =>
    adapter.findMany<Kept>({ model: 'verification', where: [{ field: 'identifier', operator: 'starts_with', value: PREFIX }], limit: ALL })
  async function isOwner(email: string) {
    const found = await internalAdapter.findUserByEmail(email)
    return Boolean(found && may(standingOf(found.user as StoredStanding), 'accounts.manage'))
  }
  async function read(kept: Kept | null | undefined): Promise<AccountLink | undefined> {
    if (!kept || kept.expiresAt <= dateAtDoors()) return undefined
    const link = linkIn(kept)
    return link.kind === 'forgotten' || (await isOwner(link.by)) ? link : undefined
  }
  async function withdrawWhere(isMeant: (link: AccountLink) => boolean) {
    const found = (await all()).filter((kept) => isMeant(linkIn(kept)))
    for (const { identifier } of found)
      await adapter.deleteMany({ model: 'verification', where: [{ field: 'identifier', value: identifier }] })
    return found.map(linkIn)
  }
  const withdraw: Links['withdraw'] = (email) => withdrawWhere((link) => link.email === email)
  return {
    async make(link) {
      await withdraw(link.email)
      const token = randomBytes(32).toString('base64url')
      const until = new Date(dateAtDoors().getTime() + LASTS_MS[link.kind])
      await internalAdapter.createVerificationValue({ identifier: identifierOf(token), value: JSON.stringify(link), expiresAt: until })
      return { token, until }
    },
    find: async (token) => read(await internalAdapter.findVerificationValue(identifierOf(token))),
    take: async (token) => read(await internalAdapter.consumeVerificationValue(identifierOf(token))),
    withdraw,
    withdrawMadeBy: async (email) => void (await withdrawWhere((link) => link.by === email)),
    async open() {
      const found = await Promise.all((await all()).map(async (kept) => ({ until: kept.expiresAt, link: await read(kept) })))
      return found.flatMap(({ until, link }): Exclude<OpenLink, { kind: 'review' }>[] => {
        if (!link) return []
        const { kind, email, by, standing } = link
        if (kind === 'invitation') return standing ? [{ kind, email, by, until, standing }] : []
        return [{ kind, email, by, until }]
      })
    },
  }
}
