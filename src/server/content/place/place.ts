import type { Files } from '../changes.ts'
import type { Checkout } from '../git/checkout.ts'
import type { Signed } from '../save/commit-files.ts'
import type { Push } from '../save/push.ts'
import type { Tree } from '../tree.ts'

/** The files of a branch, and the way to save to them. It must be asked for one thing at a time. */
export type ContentPlace = {
  /** The checkout in which saves become commits; undefined if there is no history. */
  readonly checkout: Checkout | undefined
  /** The folder that holds the files; undefined if there is none, and while it shows another branch. */
  readonly folder: string | undefined
  /** Returns the files as they were at the last `look`; those of a folder are always as they are now. */
  tree(): Tree
  /**
   * Finds out whether the files come from elsewhere since the last look: from a new commit, or because the folder shows
   * another branch. Returns the paths that may differ.
   */
  look(): Promise<string[]>
  /** Returns why nothing may be saved since the last look, as the second half of a sentence; undefined where something may. */
  refusal?(): string | undefined
  /**
   * Returns the commit that the files are of; undefined if there is no history. A save asks for it before it checks anything
   * against the files.
   */
  tip(): Promise<string | undefined>
  /**
   * Makes a save durable, if there is git as one commit on top of `from`. A commit that came meanwhile is not overwritten.
   * With `push` the commit goes to the remote first. If it throws, nothing has changed.
   */
  commit(files: Files, signed: Signed, from: string | undefined, push?: Push): Promise<void>
}
