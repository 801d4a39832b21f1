import type { Tree } from '../tree.ts'
import type { ContentPlace } from './place.ts'

/** Returns files that can only be looked at, and stay as they are. */
export const treePlace = (tree: Tree): ContentPlace => ({
  checkout: undefined,
  folder: undefined,
  tree: () => tree,
  look: async () => [],
  tip: async () => undefined,
  async commit() {
    throw new Error('Nothing is saved here')
  },
})
