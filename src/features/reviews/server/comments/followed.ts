import { LRUCache } from 'lru-cache'
import { type Checkout, commitOf, pathsBetween } from '../../../../server/content/git/checkout.ts'
import { renamesBetween } from '../../../../server/content/releases/renames.ts'
import type { Rename } from '../../../../server/content/save/pending-save.ts'
import { fileOfPicture, isOnPicture } from '../../rules/on-picture.ts'
import type { ReviewedDraft } from '../reviewed-drafts.ts'
import type { KeptComment } from './comment-store.ts'

/** The file in which the document of a comment lies now, and whether a picture that it stands beside has other bytes since. */
export type Followed = { path: string; isReplaced: boolean }

type Changes = { changed: ReadonlySet<string>; renames: Rename[] }
export type FollowComment = (comment: KeptComment, now: ReviewedDraft) => Promise<Followed>

const KNOWN_AT_MOST = 500

/** Finds out what became of the files of a comment in its draft since it was written: once for all that were written at one state. */
export function createFollowing(): FollowComment {
  const known = new LRUCache<string, Promise<Changes>>({ max: KNOWN_AT_MOST })
  return async ({ path, said, tip, draft }, now) => {
    // One that an earlier version kept is of any state of its draft: nothing is known of its picture.
    const since = tip ?? draft
    const key = `${since} ${now.tip}`
    const asked = known.get(key) ?? changesBetween(now.site, since, now.tip)
    known.set(key, asked)
    asked.catch(() => known.delete(key))
    const { changed, renames } = await asked
    const isReplaced = tip !== undefined && isOnPicture({ said }) && changed.has(fileOfPicture(said))
    return { path: renames.find(({ from }) => from === path)?.to ?? path, isReplaced }
  }
}

async function changesBetween(site: Checkout, since: string, tip: string): Promise<Changes> {
  // Where somebody has written the draft anew, git may not have it any more.
  if (!(await commitOf(site.dir, since))) return { changed: new Set(), renames: [] }
  const [changed, renames] = await Promise.all([pathsBetween(site, since, tip), renamesBetween(site, since, tip)])
  return { changed: new Set(changed), renames }
}
