import type { Editor } from '../../../model/editor.ts'
import type { Files } from '../changes.ts'
import type { Checkout } from '../git/checkout.ts'
import type { Tree } from '../tree.ts'

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
  /** The commit that the files are of, before a save is judged by them; undefined where there is no history. */
  tip(): Promise<string | undefined>
  /** Makes a save durable, as one commit on top of `from` where there is git: a commit that came meanwhile is not overwritten. If it throws, nothing has changed. */
  keep(files: Files, editor: Editor, from: string | undefined): Promise<void>
}
