import type { Author } from '../../../model/editor.ts'
import type { Branches } from '../../../server/content/branches/views.ts'
import { isDocument } from '../../../server/content/changes.ts'
import { named } from '../../../server/content/document-names.ts'
import { type Checkout, commitOf } from '../../../server/content/git/checkout.ts'
import { commitTree } from '../../../server/content/git/commit-tree.ts'
import { join } from '../../../server/content/releases/join.ts'
import { type ReleaseCommit, releaseNote } from '../../../server/content/releases/notes.ts'
import { isReleased } from '../../../server/content/releases/released-path.ts'
import { renamesBetween } from '../../../server/content/releases/renames.ts'
import { changedFiles } from '../../../server/content/remote/changed-files.ts'
import { textIn } from '../../../server/content/tree.ts'
import type { LeftText, TakenBack } from '../rules/release.ts'
import { newRelease } from './publish.ts'

/** A picture that a release brought stays: it shows nowhere by itself, and somebody may have put it to use. */
const staysWhereNew = (path: string) => !isDocument(path)

/**
 * Takes a release back as one commit more: each text that it changed says again what it said before, unless somebody has changed it
 * since; those texts stay, and are told of.
 */
export async function takeBack(
  { main }: Branches,
  site: Checkout,
  release: ReleaseCommit,
  editor: Author,
): Promise<TakenBack | { refused: string }> {
  const { dir, ref, prefix } = site
  const before = `${release.commit}^`
  const changes = [...(await changedFiles(dir, before, release.commit))]
    .map(([path, change]) => ({ path: path.slice(prefix.length), ...change }))
    .filter(({ path, before: old }) => isReleased(path) && (old || !staysWhereNew(path)))
  const id = newRelease()
  let left: LeftText[] = []
  let count = 0
  const { errors } = await main.release(editor, async () => {
    const now = (await commitOf(dir, ref)) ?? ref
    const files = main.files()
    const broughtRenames = release.renames.map(({ from, to }) => ({ from: to, to: from }))
    const joined = await join(
      {
        base: commitTree(site, release.commit),
        site: files,
        brought: commitTree(site, before),
        changed: changes.map(({ path }) => path),
        siteRenames: await renamesBetween(site, release.commit, now),
        broughtRenames,
      },
      () => 'site',
    )
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
