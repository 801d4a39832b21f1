import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { checkedOutAt } from '../branches/opened.ts'
import type { Branches } from '../branches/views.ts'
import { aloneIn, type Checkout, commitOf, pathsBetween, refOf } from '../git/checkout.ts'
import { git, gitOr, lines } from '../git/git.ts'
import { dropPending, notePending } from '../git/pending.ts'

/**
 * Moves a branch to another commit. The site's own branch moves with its files, between two saves, and what came is indexed
 * at once; other branches are read anew when somebody looks at them. Returns false if it has to wait, because the branch has
 * moved meanwhile or a developer works on it. Throws if a file in the folder that would change was changed by hand.
 */
export async function advance(branches: Branches, main: Checkout, branch: string, from: string, to: string): Promise<boolean> {
  const moveRef = () => git(main.dir, ['update-ref', '-m', 'fetch', refOf(branch), to, from])
  if (branch !== main.branch) {
    if (await checkedOutAt(main, branch)) return false
    await moveRef()
    return true
  }
  let moved = false
  await branches.main.change(async () => {
    if ((await commitOf(main.dir, main.ref)) !== from) return []
    moved = true
    if (branches.main.folder === undefined) await moveRef()
    else await aloneIn(main, () => moveFolder(main, from, to))
    return pathsBetween(main, from, to)
  })
  return moved
}

/** Moves the branch that the folder shows, with its files. If the process is killed meanwhile, the next start goes on with it. */
async function moveFolder(main: Checkout, from: string, to: string) {
  await assertUntouched(main, from, to)
  await notePending(main, { from, to })
  const isAhead = (await gitOr(main.dir, ['merge-base', '--is-ancestor', from, to])) !== undefined
  try {
    // Both commands leave alone what a developer has changed in other files; the first also what they have staged.
    await git(main.dir, isAhead ? ['merge', '--quiet', '--ff-only', to] : ['reset', '--quiet', '--keep', to])
  } finally {
    await dropPending(main)
  }
}

/** Throws if a file that the step changes was changed by hand: after a crash it could not be told from one that is half done. */
async function assertUntouched({ dir, prefix }: Checkout, from: string, to: string) {
  const names = async (...args: string[]) => lines(await git(dir, [...args, '-z', '--name-only', '--no-renames']))
  await gitOr(dir, ['update-index', '-q', '--refresh'])
  const changing = await names('diff-tree', '-r', from, to)
  const touched = new Set(await names('diff-index', from))
  const isNew = new Set(await names('diff-tree', '-r', '--diff-filter=A', from, to))
  const up = '../'.repeat(prefix.split('/').length - 1)
  for (const path of changing)
    if (touched.has(path) || (isNew.has(path) && (await isThere(join(dir, up, path)))))
      throw new Error(
        `git merge: ${path} was changed by hand in the content folder, so what was pushed has to wait until that is committed or taken back.`,
      )
}

const isThere = (file: string) =>
  lstat(file).then(
    () => true,
    () => false,
  )
