import type { Editor } from '../editors/editor.ts'
import type { Files } from './changes.ts'
import type { Checkout } from './checkout.ts'
import type { Tree } from './tree.ts'

/** Where the files of a branch lie, and how a save gets there. One thing at a time is asked of it. */
export type Place = {
  /** Where saves become commits; undefined where there is no history. */
  readonly checkout: Checkout | undefined
  /** The folder that holds the files, for as long as it shows the branch. */
  readonly folder: string | undefined
  /** The files as they were at the last `look`; those of a folder are always as they are now. */
  tree(): Tree
  /** Finds out whether the files come from elsewhere since the last look: a new commit, another branch in the folder. Gives the paths that may differ. */
  look(): Promise<string[]>
  /** Makes a save durable, as one commit where there is git. If it throws, nothing has changed. */
  keep(files: Files, editor: Editor): Promise<void>
}
