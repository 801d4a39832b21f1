import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PICTURES } from '../../../model/picture-address.ts'
import { type Files, isSame } from '../changes.ts'
import { bytesAt, type Checkout, commitOf, pathsBetween } from '../git/checkout.ts'
import { refreshIndex } from '../git/commit.ts'
import { git, gitOr, lines } from '../git/git.ts'
import { dropPending, isSave, type Pending, pendingOf, publishPending } from '../git/pending.ts'
import { folderTree } from '../place/folder-tree.ts'
import { isLeftOver, replaceFiles } from './replace-files.ts'

/** Removes the files that a crash left half written. The whole document or picture lies beside each of them. */
export async function removeUnfinished(root: string): Promise<void> {
  for (const folder of [join(root, 'content'), join(root, PICTURES)]) {
    const names = await readdir(folder, { recursive: true }).catch(() => [])
    await Promise.all(names.filter(isLeftOver).map((name) => rm(join(folder, name))))
  }
}

/**
 * Ends a step of a branch that a crash interrupted: a save, or the move to a commit that was fetched. Its commit was
 * complete before the first file changed, so it is finished; only if the branch has moved elsewhere since is it given up.
 * Other changes in the folder, made by hand, are left alone. A save that has to be on a remote to count, and isn't known to be
 * there, is given up: nobody was told that it was saved, and it has not touched a file. If it did arrive, it is fetched like any
 * other push. `inFolder`: the folder shows this branch.
 */
export async function finishPending(checkout: Checkout, inFolder: boolean): Promise<'nothing' | 'finished' | 'given up'> {
  const pending = await pendingOf(checkout)
  if (!pending) return 'nothing'
  const head = await commitOf(checkout.dir, checkout.ref)
  if (!(await counts(checkout, pending, head))) {
    await dropPending(checkout)
    return 'given up'
  }
  const isCurrent = head === pending.to || head === pending.from
  if (inFolder && isCurrent) await showInFolder(checkout, pending)
  if (inFolder && !isCurrent && head) await takeBack(checkout, pending, head)
  if (isCurrent && head !== pending.to) await publishPending(checkout, pending)
  await dropPending(checkout)
  return isCurrent ? 'finished' : 'given up'
}

/** Tells whether a step is one that happened: a save that the remote has, or any other step. */
async function counts(checkout: Checkout, { to }: Pending, head: string | undefined): Promise<boolean> {
  const { dir, branch, remote } = checkout
  if (remote === undefined || to === head || !(await isSave(checkout))) return true
  return (await gitOr(dir, ['merge-base', '--is-ancestor', to, `refs/remotes/${remote}/${branch}`])) !== undefined
}

/** Puts the changes of a step into the folder, whatever lies there: nothing but the step has touched these files. */
export async function showInFolder(checkout: Checkout, { from, to }: Pending) {
  const { dir, prefix } = checkout
  if (!from) return
  // Includes files outside of the content's folder, by their paths from there.
  const up = '../'.repeat(prefix.split('/').length - 1)
  const changed = async (filter: string) =>
    lines(await git(dir, ['diff-tree', '-r', '-z', '--name-only', '--no-renames', `--diff-filter=${filter}`, from, to])).map(
      (path) => up + path,
    )
  const [there, gone] = [await changed('d'), await changed('D')]
  const list = there.join('\0')
  if (list) await git(dir, ['checkout', '--quiet', '--force', to, '--pathspec-from-file=-', '--pathspec-file-nul'], list)
  await Promise.all(gone.map((path) => rm(join(dir, path), { force: true })))
  await refreshIndex(checkout, gone)
}

/** Gives up a step in the folder: each file that holds the step's content gets the branch's content instead. */
async function takeBack(checkout: Checkout, { from, to }: Pending, head: string) {
  const paths = from ? await pathsBetween(checkout, from, to) : []
  const now = await folderTree(checkout.dir).readAll(paths)
  const wanted: Files = new Map()
  for (const path of paths)
    if (isSame(now.get(path) ?? null, await bytesAt(checkout, to, path))) wanted.set(path, await bytesAt(checkout, head, path))
  await (await replaceFiles(checkout.dir, wanted)).settle()
  await refreshIndex(checkout, paths)
}
