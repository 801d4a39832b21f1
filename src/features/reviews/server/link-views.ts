import { LRUCache } from 'lru-cache'
import type { OpenedBranch } from '../../../server/content/branches/opened.ts'
import type { FoundBranch, Views } from '../../../server/content/branches/views.ts'
import { type Checkout, commitOf } from '../../../server/content/git/checkout.ts'
import { git } from '../../../server/content/git/git.ts'
import { openStore } from '../../../server/content/open-store.ts'
import { frozenPlace } from '../../../server/content/place/frozen-place.ts'
import { isGood, numberOfLink } from '../rules/review-links.ts'
import type { KeptLink, LinkStore } from './link-store.ts'
import { createReviewedDrafts } from './reviewed-drafts.ts'

const FROZEN_AT_MOST = 4
const SHORT = 12
const FROZEN = 'this is the draft as it was when the link was made.'

/**
 * Adds drafts under the names of the links to them: as they go on, or as they were when the link was made. A link that has ended, or
 * whose draft is gone, opens nothing, and no other draft is named there.
 */
export function withReviewLinks<Given extends Views>(branches: Given, links: Pick<LinkStore, 'find'>): Given {
  const draftOf = createReviewedDrafts(branches)
  const frozen = new LRUCache<string, Promise<OpenedBranch>>({ max: FROZEN_AT_MOST })

  function openFrozen(site: Checkout, { branch }: KeptLink, tip: string): Promise<OpenedBranch> {
    const opened = frozen.get(tip) ?? start(site, branch, tip)
    frozen.set(tip, opened)
    opened.catch(() => frozen.delete(tip))
    return opened
  }

  async function find(number: number): Promise<FoundBranch> {
    const nothing = { branches: [] }
    const link = await links.find(number)
    const site = branches.main.checkout
    if (!link || !site || !isGood(link, new Date())) return nothing
    // Another draft may have the name by now.
    const draft = await draftOf(link.branch)
    if (draft?.draft !== link.draft) return nothing
    const { tip } = link
    const { called } = draft
    if (tip === undefined) return { ...(await branches.find(link.branch)), called, branches: [] }
    const commit = await commitIn(site, tip)
    const here = await commitOf(site.dir, site.ref)
    if (!commit) return nothing
    const ref = { name: link.branch, tip, commit }
    const version = [tip, here].map((one) => one?.slice(0, SHORT)).join('.')
    return { branches: [], ref, called, version, open: () => openFrozen(site, link, tip) }
  }
  return {
    ...branches,
    async find(name) {
      const number = numberOfLink(name)
      return number === undefined ? branches.find(name) : find(number)
    },
    async open(name) {
      const number = numberOfLink(name)
      return number === undefined ? branches.open(name) : (await (await find(number)).open?.())?.store
    },
    async version(name) {
      const number = numberOfLink(name)
      return number === undefined ? branches.version(name) : (await find(number)).version
    },
  }
}

async function start(site: Checkout, branch: string, tip: string): Promise<OpenedBranch> {
  const store = await openStore(frozenPlace(site, tip), { label: `Draft ${branch}`, refusal: async () => FROZEN })
  return { store, at: tip, used: Date.now() }
}

/** What a commit is about, by whom, and when; undefined where it is not there. */
async function commitIn({ dir }: Checkout, tip: string) {
  const told = await git(dir, ['show', '-s', '--format=%s%x00%an%x00%cI', tip]).catch(() => undefined)
  if (told === undefined) return undefined
  const [subject = '', author = '', date = ''] = told.trim().split('\0')
  return { subject, author, date }
}
