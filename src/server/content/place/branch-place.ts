import { aloneIn, branchCheckout, type Checkout, commitOf, pathsBetween } from '../git/checkout.ts'
import { commitTree } from '../git/commit-tree.ts'
import { commitFiles } from '../save/commit-files.ts'
import { finishPending } from '../save/recover.ts'
import type { ContentPlace } from './place.ts'

/**
 * Opens a branch of a repository as its newest commit has it. A save is a commit on it, and touches no folder. Throws if
 * there is no such branch.
 */
export async function openBranch(main: Checkout, branch: string): Promise<ContentPlace> {
  const checkout = branchCheckout(main, branch)
  await aloneIn(checkout, () => finishPending(checkout, false))
  const tipNow = async () => {
    const found = await commitOf(checkout.dir, checkout.ref)
    if (!found) throw new Error(`There is no branch ${branch} any more.`)
    return found
  }
  let tip = await tipNow()
  let tree = commitTree(checkout, tip)
  const place: ContentPlace = {
    checkout,
    folder: undefined,
    tree: () => tree,
    async look() {
      const now = await tipNow()
      if (now === tip) return []
      const paths = await pathsBetween(checkout, tip, now)
      tip = now
      tree = commitTree(checkout, tip)
      return paths
    },
    tip: async () => tip,
    async commit(files, signed, from, push) {
      await commitFiles({ tree, checkout, from, push }, files, signed)
      await place.look()
    },
  }
  return place
}
