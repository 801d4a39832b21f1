import { LRUCache } from 'lru-cache'
import type { OpenedBranch } from '../../../../server/content/branches/opened.ts'
import type { FoundBranch, Views } from '../../../../server/content/branches/views.ts'
import { type Checkout, commitOf } from '../../../../server/content/git/checkout.ts'
import { git } from '../../../../server/content/git/git.ts'
import { openStore } from '../../../../server/content/open-store.ts'
import { frozenPlace } from '../../../../server/content/place/frozen-place.ts'
import { draftBase } from '../../../../server/content/releases/draft-base.ts'
import type { ReadingStore } from '../../../../server/content/store.ts'
import { dateAtDoors } from '../../../../server/http/steady-clock.ts'
import { isGood, linkIn, type NamedLink } from '../../rules/review-links.ts'
import { createReviewedDrafts } from '../reviewed-drafts.ts'
import type { KeptLink, LinkStore } from './link-store.ts'

const FROZEN_AT_MOST = 4
const SHORT = 12
const NOTHING: FoundBranch = { branches: [] }
const FROZEN = 'this is the draft as it was when the link was made.'

/**
 * Adds drafts under the names of the links to them: as they go on, or as they were when the link was made; and what each began with, under
 * the name of the link's before. A link that has ended, or whose draft is gone, opens nothing, and no other draft is named there.
 */
export function withReviewLinks<Given extends Views>(branches: Given, links: Pick<LinkStore, 'find'>): Given {
  const draftOf = createReviewedDrafts(branches)
  const frozen = new LRUCache<string, Promise<OpenedBranch>>({ max: FROZEN_AT_MOST })

  function openFrozen(site: Checkout, branch: string, tip: string): Promise<OpenedBranch> {
    const opened = frozen.get(tip) ?? start(branches.main, site, branch, tip)
    frozen.set(tip, opened)
    opened.catch(() => frozen.delete(tip))
    return opened
  }

  /** Finds the draft of a link at one of its commits, at which it stays. */
  async function findAt(site: Checkout, { branch }: KeptLink, called: string, tip: string): Promise<FoundBranch> {
    const commit = await commitIn(site, tip)
    const here = await commitOf(site.dir, site.ref)
    if (!commit) return NOTHING
    const ref = { name: branch, tip, commit }
    const version = [tip, here].map((one) => one?.slice(0, SHORT)).join('.')
    return { branches: [], ref, called, version, isAlone: true, open: () => openFrozen(site, branch, tip) }
  }

  async function find({ number, isBefore }: NamedLink): Promise<FoundBranch> {
    const link = await links.find(number)
    const site = branches.main.checkout
    if (!link || !site || !isGood(link, dateAtDoors())) return NOTHING
    // Another draft may have the name by now.
    const draft = await draftOf(link.branch)
    if (draft?.draft !== link.draft) return NOTHING
    const { called } = draft
    const tip = link.tip ?? (isBefore ? draft.tip : undefined)
    if (tip === undefined) return { ...(await branches.find(link.branch)), called, branches: [], isAlone: true }
    // A draft that has no history in common with the site is shown beside itself: a link opens nothing but its draft.
    const began = isBefore ? (await draftBase(site, link.branch, tip)).base : undefined
    return findAt(site, link, called, began ?? tip)
  }
  return {
    ...branches,
    async find(name) {
      const link = linkIn(name)
      return link ? find(link) : branches.find(name)
    },
    async open(name) {
      const link = linkIn(name)
      return link ? (await (await find(link)).open?.())?.store : branches.open(name)
    },
    async version(name) {
      const link = linkIn(name)
      return link ? (await find(link)).version : branches.version(name)
    },
  }
}

async function start(beside: ReadingStore, site: Checkout, branch: string, tip: string): Promise<OpenedBranch> {
  const store = await openStore(frozenPlace(site, tip), { label: `Draft ${branch}`, refusal: async () => FROZEN, beside })
  return { store, at: tip, used: Date.now() }
}

/** What a commit is about, by whom, and when; undefined where it is not there. */
async function commitIn({ dir }: Checkout, tip: string) {
  const told = await git(dir, ['show', '-s', '--format=%s%x00%an%x00%cI', tip]).catch(() => undefined)
  if (told === undefined) return undefined
  const [subject = '', author = '', date = ''] = told.trim().split('\0')
  return { subject, author, date }
}
