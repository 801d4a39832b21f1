import { LRUCache } from 'lru-cache'
import type { Views } from '../../../server/content/branches/views.ts'
import type { Checkout } from '../../../server/content/git/checkout.ts'
import { commitTree } from '../../../server/content/git/commit-tree.ts'
import { beginningOf } from '../../../server/content/releases/notes.ts'
import type { Tree } from '../../../server/content/tree.ts'

/** The draft that something is said of: by a key that no other has, its branch, and its name at that time. */
export type OfDraft = { draft: string; branch: string; called: string }

/** A draft at one of its commits, `tip`, with its files there. */
export type ReviewedDraft = OfDraft & { tip: string; site: Checkout; files: Tree }

const KNOWN_AT_MOST = 100

/**
 * Returns the draft that people look at under a name; undefined where there is none. Its key is the commit with which it begins, so that
 * another one of the same name is another one; that of a developer's branch is its name.
 */
export function createReviewedDrafts(branches: Views) {
  const known = new LRUCache<string, OfDraft>({ max: KNOWN_AT_MOST })
  return async (name: string): Promise<ReviewedDraft | undefined> => {
    const site = branches.main.checkout
    const ref = site && !branches.isMain(name) ? (await branches.find(name)).ref : undefined
    if (!site || !ref) return undefined
    const at = `${ref.name} ${ref.tip}`
    const begun = known.get(at) ?? (await draftOf(site, ref.name, ref.tip))
    known.set(at, begun)
    return { ...begun, tip: ref.tip, site, files: commitTree(site, ref.tip) }
  }
}

async function draftOf(site: Checkout, branch: string, tip: string): Promise<OfDraft> {
  const begun = await beginningOf(site, branch, tip)
  return { draft: begun?.commit ?? branch, branch, called: begun?.name ?? branch }
}
