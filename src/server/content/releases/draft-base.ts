import { type Checkout, commitOf } from '../git/checkout.ts'
import { gitOr } from '../git/git.ts'
import { isAncestor } from '../remote/agreed.ts'
import { type ReleaseCommit, releasesIn } from './notes.ts'

/**
 * Where a draft stands beside the site. `base`: the commit whose content the site has taken from it already, or from which it
 * began; absent where both have nothing in common. `isMerged`: git has merged all of it. `released`: its newest release that
 * was not taken back. `began`: where both parted.
 */
export type DraftBase = { base?: string; began?: string; isMerged: boolean; released?: ReleaseCommit }

/** Returns where a branch, whose newest commit is `tip`, stands beside the site. */
export async function draftBase(site: Checkout, branch: string, tip: string): Promise<DraftBase> {
  const { dir, ref } = site
  const began = await gitOr(dir, ['merge-base', ref, tip])
  if (!began) return { isMerged: false }
  const releases = await releasesIn(site, began)
  const gone = new Set(releases.flatMap(({ takesBack }) => takesBack ?? []))
  for (const release of releases) {
    if (release.branch !== branch || !release.tip || release.takesBack || gone.has(release.id)) continue
    // A branch of the same name that was begun anew has not been published.
    if ((await commitOf(dir, release.tip)) && (await isAncestor(dir, release.tip, tip)))
      return { base: release.tip, began, isMerged: false, released: release }
  }
  return { base: began, began, isMerged: began === tip }
}
