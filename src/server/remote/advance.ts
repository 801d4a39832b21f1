import type { Branches } from '../branches/branches.ts'
import { checkedOutAt, refOf } from '../branches/worktree.ts'
import { type Checkout, commitOf, pathsBetween } from '../content/checkout.ts'
import { git } from '../content/git.ts'

/**
 * Moves a branch to a commit that contains it. The site's own branch moves with its files, between two saves, and what
 * came is indexed at once; other branches are followed when somebody looks at them. False if it has to wait: the branch
 * has moved meanwhile, or a developer works on it.
 */
export async function advance(branches: Branches, main: Checkout, branch: string, from: string, to: string): Promise<boolean> {
  if (branch !== main.branch) {
    if (await checkedOutAt(main, branch)) return false
    await git(main.dir, ['update-ref', '-m', 'fetch', refOf(branch), to, from])
    return true
  }
  let moved = false
  await branches.main.change(async () => {
    if ((await commitOf(main.dir, main.ref)) !== from) return []
    await git(main.dir, ['-c', 'core.hooksPath=/dev/null', 'merge', '--quiet', '--ff-only', to])
    moved = true
    return pathsBetween(main, from, to)
  })
  return moved
}
