import { createHash, randomBytes } from 'node:crypto'
import type { Standing } from '../../../../model/roles.ts'
import { steadyDate } from '../../../../server/http/steady-clock.ts'
import type { Invitation, LinkKind } from '../../rules/links.ts'
import type { Library } from '../better-auth/library.ts'

const PREFIX = 'link-'
const HOUR_MS = 60 * 60_000
const LASTS_MS: Record<LinkKind, number> = { invitation: 7 * 24 * HOUR_MS, reset: 7 * 24 * HOUR_MS, forgotten: HOUR_MS }

/** What a link opens: for an invitation also what the account may do, and who invited. */
export type AccountLink = { kind: LinkKind; email: string; by: string; standing?: Standing }

/** Links that are used once. The database holds a hash of each, from which no link can be made. */
export type Links = {
  /**
   * Makes a link in place of all others for this account, whatever their kind: one that somebody asks for at the sign-in ends one that
   * an owner made.
   */
  make(link: AccountLink): Promise<{ token: string; until: Date }>
  /** Returns what a link is for; undefined if it was used, withdrawn, or is too old. */
  find(token: string): Promise<AccountLink | undefined>
  /** The same, and the link is used up: of several who come with it at once, one gets it. */
  take(token: string): Promise<AccountLink | undefined>
  /** Takes back all links for an account; true if there was one. */
  withdraw(email: string): Promise<boolean>
  invitations(): Promise<Invitation[]>
}

type Kept = { identifier: string; value: string; expiresAt: Date }

const identifierOf = (token: string) => PREFIX + createHash('sha256').update(token).digest('base64url')
const read = (kept: Kept | null | undefined): AccountLink | undefined =>
  kept && kept.expiresAt > steadyDate() ? (JSON.parse(kept.value) as AccountLink) : undefined

export function createAccountLinks({ adapter, internalAdapter }: Library): Links {
  const all = () =>
    adapter.findMany<Kept>({ model: 'verification', where: [{ field: 'identifier', operator: 'starts_with', value: PREFIX }] })
  async function withdraw(email: string) {
    const found = (await all()).filter((kept) => (JSON.parse(kept.value) as AccountLink).email === email)
    for (const { identifier } of found)
      await adapter.deleteMany({ model: 'verification', where: [{ field: 'identifier', value: identifier }] })
    return found.length > 0
  }
  return {
    async make(link) {
      await withdraw(link.email)
      const token = randomBytes(32).toString('base64url')
      const until = new Date(steadyDate().getTime() + LASTS_MS[link.kind])
      await internalAdapter.createVerificationValue({ identifier: identifierOf(token), value: JSON.stringify(link), expiresAt: until })
      return { token, until }
    },
    find: async (token) => read(await internalAdapter.findVerificationValue(identifierOf(token))),
    take: async (token) => read(await internalAdapter.consumeVerificationValue(identifierOf(token))),
    withdraw,
    async invitations() {
      return (await all()).flatMap((kept) => {
        const { kind, email, by, standing } = read(kept) ?? {}
        return kind === 'invitation' && email && standing ? { email, by: by ?? '', ...standing, until: kept.expiresAt } : []
      })
    },
  }
}
