import { parseJson } from '../../../../model/json.ts'
import { addressOf, PICTURES } from '../../../../model/picture-address.ts'
import type { Branches } from '../../../../server/content/branches/views.ts'
import { isDocument } from '../../../../server/content/changes.ts'
import { bytesAt, type Checkout, commitOf, pathsBetween } from '../../../../server/content/git/checkout.ts'
import { commitTree } from '../../../../server/content/git/commit-tree.ts'
import { draftBase } from '../../../../server/content/releases/draft-base.ts'
import { beginningOf } from '../../../../server/content/releases/notes.ts'
import type { ContentStore } from '../../../../server/content/store.ts'
import { type Tree, textsIn } from '../../../../server/content/tree.ts'
import { type Use, usesOf, type Written } from '../../rules/uses.ts'

/**
 * What shows a picture beside the branch that is edited, and where: a draft by its `name`, the site once a release of that `name` has
 * ended (`end`), or the site itself.
 */
type ShownIn = { where: 'draft' | 'end' | 'site'; name: string; uses: Use[] }

/** Returns the files of the site as they will be once each release that is public for a time has ended, with the name of the release. */
export type ComingBack = () => Promise<LaterSite[]>
type LaterSite = { name: string; files: Tree | undefined }

/**
 * Returns the first draft that has begun to show a picture since it parted from the site: without the picture it could not go
 * out, at once or at a planned time; or the first release whose planned end brings such a place back. For a picture of a draft that
 * is the site, too, which may show it in a new place.
 * Undefined where nothing does. What a draft shows only because it began with it does not count: the site has changed that since.
 */
export async function shownElsewhere(
  { main, list, find, isMain }: Branches,
  later: LaterSite[],
  store: ContentStore,
  path: string,
): Promise<ShownIn | undefined> {
  const [site, edited] = [main.checkout, store.checkout?.branch]
  if (!site || !edited) return undefined
  if (store !== main) {
    const [tip, siteTip] = [await commitOf(site.dir, store.checkout?.ref ?? ''), await commitOf(site.dir, site.ref)]
    const { base } = await draftBase(site, edited, tip ?? '')
    const uses = siteTip ? await newUses(site, { base, tip: siteTip }, path) : []
    if (uses.length > 0) return { where: 'site', name: '', uses }
  }
  for (const name of await list()) {
    const { ref } = isMain(name) || name === edited ? {} : await find(name)
    if (!ref) continue
    const { base, isMerged } = await draftBase(site, name, ref.tip)
    const uses = isMerged ? [] : await newUses(site, { base, tip: ref.tip }, path)
    if (uses.length > 0) return { where: 'draft', name: (await beginningOf(site, name, ref.tip))?.name ?? name, uses }
  }
  for (const { name, files } of later) {
    const uses = files ? usesOf(addressOf(path), await documentsIn(files)) : []
    if (uses.length > 0) return { where: 'end', name, uses }
  }
  return undefined
}

/** Returns the places that show a picture at a commit and did not at another one, unless the picture itself came between them. */
async function newUses(site: Checkout, { base, tip }: { base?: string | undefined; tip: string }, path: string): Promise<Use[]> {
  const tree = commitTree(site, tip)
  if (!base) return usesOf(addressOf(path), await documentsIn(tree))
  const file = `${PICTURES}/${path}`
  const changed = (await pathsBetween(site, base, tip)).filter(isDocument)
  const now = usesOf(addressOf(path), await documentsIn(only(tree, changed)))
  if (now.length === 0 || (!(await bytesAt(site, base, file)) && (await bytesAt(site, tip, file)))) return []
  const before = usesOf(addressOf(path), await documentsIn(only(commitTree(site, base), changed)))
  return now.filter((use) => !before.some((old) => old.path === use.path && old.field === use.field))
}

const only = (tree: Tree, paths: string[]): Tree => ({
  ...tree,
  paths: async (folder) => paths.filter((path) => path.startsWith(`${folder}/`)),
})

/** Returns every document, as its file is now. One that is not valid JSON is a text, in which a picture's address is found as well. */
export async function documentsIn(files: Tree): Promise<Written[]> {
  const texts = await textsIn(files, (await files.paths('content')).filter(isDocument))
  return [...texts].map(([path, text]) => ({ path, value: parseJson(text ?? '') ?? text }))
}
