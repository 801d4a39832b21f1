import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Views } from '../../../../server/content/branches/views.ts'
import { cameOverHttps } from '../../../../server/http/client-address.ts'
import { dateAtDoors } from '../../../../server/http/steady-clock.ts'
import { isGood, nameBefore, nameOfLink } from '../../rules/review-links.ts'
import { createReviewedDrafts } from '../reviewed-drafts.ts'
import type { KeptLink, LinkStore } from './link-store.ts'
import { readToken } from './link-token.ts'

const COOKIE = 'qa_review_'
/** More links than these nobody has open; each is looked up. */
const MOST_COOKIES = 5

/** People who look at a draft by a link. */
export type Readers = {
  /** Returns the link of a token, while it is good and its draft there. */
  linkOf(token: string): Promise<KeptLink | undefined>
  /** Lets the browser of a request look at the draft of a link, for as long as the link is good. */
  letIn(c: Context, token: string, link: KeptLink): void
  /** Returns the link under whose name the browser of a request looks at a draft; undefined where it has none. */
  linkAt(c: Context, number: number): Promise<KeptLink | undefined>
  /** Returns the names under which the browser of a request may look at drafts. */
  namesOf(c: Context): Promise<string[]>
}

/** Lets people in by links that are signed with a key. A link that can't be looked up opens nothing. */
export function createReaders(key: string, links: Pick<LinkStore, 'find'>, branches: Views): Readers {
  const draftOf = createReviewedDrafts(branches)
  async function linkOf(token: string) {
    const now = dateAtDoors()
    const said = readToken(key, token, now)
    const link = said && (await links.find(said.number).catch(() => undefined))
    if (!link || !isGood(link, now)) return undefined
    // Another draft may have the name by now.
    return (await draftOf(link.branch))?.draft === link.draft ? link : undefined
  }
  async function linksOf(c: Context) {
    const tokens = Object.entries(getCookie(c)).flatMap(([name, token]) => (name.startsWith(COOKIE) ? [token] : []))
    return (await Promise.all(tokens.slice(0, MOST_COOKIES).map(linkOf))).flatMap((link) => link ?? [])
  }
  return {
    linkOf,
    linkAt: async (c, number) => (await linksOf(c)).find((link) => link.number === number),
    letIn(c, token, { number, until }) {
      const options = { path: '/', sameSite: 'Lax', httpOnly: true, secure: cameOverHttps(c) } as const
      setCookie(c, COOKIE + number, token, {
        ...options,
        maxAge: Math.max(1, Math.floor((until.getTime() - dateAtDoors().getTime()) / 1000)),
      })
    },
    namesOf: async (c) => (await linksOf(c)).flatMap(({ number }) => [nameOfLink(number), nameBefore(number)]),
  }
}
