import type { Branches } from '../branches/views.ts'
import { isSame } from '../changes.ts'
import { type Checkout, commitOf, pathsBetween } from '../git/checkout.ts'
import { commitTree } from '../git/commit-tree.ts'
import { filesOf } from '../save/save.ts'
import type { Tree } from '../tree.ts'
import { draftBase } from './draft-base.ts'
import { type Joined, type JoinQuestion, join } from './join.ts'
import { releaseNote } from './notes.ts'
import { isReleased, isUnknownContent } from './released-path.ts'
import { renamesBetween } from './renames.ts'

/** Releases that are only looked at are not made by anybody in particular: who may publish may save everything. */
const NOBODY = { name: 'Content service', email: 'content-service@localhost' }

/**
 * What a draft would make of the site: upon the site's commit `at`, from the draft's `tip`. `base`: the content from
 * which both come; `standing`: the files that it would change, as they are on the site;
 * `meanwhile`: those that changed there since the draft began.
 */
export type Brought = Joined & {
  standing: Map<string, Buffer | null>
  at: string
  tip: string
  base: string
  meanwhile: string[]
  leftOut: string[]
}

/** The files of the site that a draft is brought to. */
type SiteNow = { main: Pick<Branches['main'], 'files'> }

/** Joins a draft, whose newest commit is `tip`, with the site as it is. Throws a sentence where both have nothing in common. */
export async function bringDraft(
  { main }: SiteNow,
  site: Checkout,
  branch: string,
  tip: string,
  choices: Record<string, 'site' | 'brought'>,
): Promise<Brought> {
  const [{ base, began, released }, at] = await Promise.all([draftBase(site, branch, tip), commitOf(site.dir, site.ref)])
  if (!base || !began || !at) throw new Error('The draft has nothing in common with the site, so a developer has to publish it.')
  const since = released?.commit ?? began
  const [changed, siteChanged, siteRenames, broughtRenames] = await Promise.all([
    pathsBetween(site, base, tip),
    pathsBetween(site, since, at),
    renamesBetween(site, since, at),
    renamesBetween(site, base, tip),
  ])
  const sides = {
    base: commitTree(site, base),
    site: main.files(),
    brought: commitTree(site, tip),
    changed: changed.filter(isReleased),
    siteRenames,
    broughtRenames,
  }
  const choose = ({ key }: JoinQuestion) => choices[key] ?? 'brought'
  const joined = await join(sides, choose)
  return {
    ...joined,
    standing: await sides.site.readAll(joined.files.keys()),
    at,
    tip,
    base,
    meanwhile: siteChanged.filter(isReleased),
    leftOut: changed.filter(isUnknownContent),
  }
}

/** Tells whether the site is still what a draft was joined with: its commit, and the files that change. */
export async function isStill({ main }: Branches, site: Checkout, { at, standing }: Brought): Promise<boolean> {
  if ((await commitOf(site.dir, site.ref)) !== at) return false
  const now = await main.files().readAll(standing.keys())
  return [...standing].every(([path, bytes]) => isSame(bytes, now.get(path) ?? null))
}

/**
 * Makes all files of the site that a draft would change, those that follow included. Throws a sentence where they can't be saved, which
 * whoever asks may tell.
 */
export function filesWith(tree: Tree, { files, renames }: Brought, branch: string) {
  const note = releaseNote({ id: '', draft: branch, branch, renames }, NOBODY)
  return filesOf({ editor: NOBODY, files, isForm: false, release: { renames, note } }, tree)
}
