import type { Author } from '../../../model/editor.ts'
import type { Branches } from '../../../server/content/branches/views.ts'
import { isDocument } from '../../../server/content/changes.ts'
import { named } from '../../../server/content/document-names.ts'
import { type Checkout, commitOf } from '../../../server/content/git/checkout.ts'
import { commitTree } from '../../../server/content/git/commit-tree.ts'
import { type Joined, join } from '../../../server/content/releases/join.ts'
import { type ReleaseCommit, releaseNote, releasesIn } from '../../../server/content/releases/notes.ts'
import { isReleased } from '../../../server/content/releases/released-path.ts'
import { renamesBetween } from '../../../server/content/releases/renames.ts'
import { changedFiles } from '../../../server/content/remote/changed-files.ts'
import { type Tree, textIn } from '../../../server/content/tree.ts'
import type { LeftText } from '../../history/rules/change.ts'
import type { TakenBackRelease } from '../rules/release.ts'
import { newRelease } from './publish.ts'

const TAKEN_BACK = 'this release was taken back already.'

/** A picture that a release brought stays: it shows nowhere by itself, and somebody may have put it to use. */
const staysWhereNew = (path: string) => !isDocument(path)

/** Returns what taking a release back makes of files of the site. */
export async function joinBack(site: Checkout, release: ReleaseCommit, files: Tree): Promise<Joined> {
  const { dir, ref, prefix } = site
  const before = `${release.commit}^`
  const changes = [...(await changedFiles(dir, before, release.commit))]
    .map(([path, change]) => ({ path: path.slice(prefix.length), ...change }))
    .filter(({ path, before: old }) => isReleased(path) && (old || !staysWhereNew(path)))
  const now = (await commitOf(dir, ref)) ?? ref
  return join(
    {
      base: commitTree(site, release.commit),
      site: files,
      brought: commitTree(site, before),
      changed: changes.map(({ path }) => path),
      siteRenames: await renamesBetween(site, release.commit, now),
      broughtRenames: release.renames.map(({ from, to }) => ({ from: to, to: from })),
    },
    () => 'site',
  )
}

/**
 * Takes a release back as one commit more: each text that it changed says again what it said before, unless somebody has changed it
 * since; those texts stay, and are told of.
 */
export async function takeBack(
  { main }: Branches,
  site: Checkout,
  release: ReleaseCommit,
  editor: Author,
  id = newRelease(),
): Promise<TakenBackRelease | { refused: string }> {
  let left: LeftText[] = []
  let count = 0
  const { errors } = await main.release(editor, async () => {
    if ((await releasesIn(site)).some(({ takesBack }) => takesBack === release.id)) throw new Error(TAKEN_BACK)
    const files = main.files()
    const joined = await joinBack(site, release, files)
    left = await Promise.all(
      joined.questions.map(async ({ path, where }) => ({ path, where, title: named(path, await textIn(files, path)).title })),
    )
    count = joined.files.size
    const words = { id, draft: release.draft, branch: release.branch, takesBack: release.id, renames: joined.renames }
    return { files: joined.files, release: { renames: joined.renames, note: releaseNote(words, editor) } }
  })
  if (errors) return { refused: errors.map(({ message }) => message).join(' ') }
  return { release: id, files: count, documents: count, left }
}
