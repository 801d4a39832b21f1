import type { Checkout } from '../git/checkout.ts'
import { commitTree } from '../git/commit-tree.ts'
import type { ContentPlace } from './place.ts'

/** Returns the files of one commit, which stay as they are: nothing is saved to them. */
export function frozenPlace(main: Checkout, commit: string): ContentPlace {
  const checkout = { ...main, ref: commit }
  const tree = commitTree(checkout, commit)
  return {
    checkout,
    folder: undefined,
    tree: () => tree,
    look: async () => [],
    tip: async () => commit,
    async commit() {
      throw new Error('Nothing is saved to a draft as it was.')
    },
  }
}
