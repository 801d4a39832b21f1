import { SETTINGS } from '../../../model/document-path.ts'
import { type Changes, documentsOf, type Files } from '../changes.ts'
import { type Tree, textsIn } from '../tree.ts'
import { addressPaths, isMove } from './check-addresses.ts'
import type { Seen } from './shown-texts.ts'

/** A save on its way to a commit: each step takes one and returns the next, or throws a sentence for the editor. */
export type PendingSave = {
  /**
   * The texts that stand before the save, null where there is none: of the documents that are asked for, and where one of
   * them gets another address, of all documents with an address and of the settings.
   */
  readonly before: Changes
  /** The documents that the editor asked for; null takes one away. */
  readonly asked: Changes
  /** The documents that the save changes beside these: settings with new redirects. */
  readonly left: Changes
  /** The texts that the editor's forms opened; empty where the save comes from no form. */
  readonly seen: Changes
}

/** Reads all that the steps of a save need. */
export async function readDraft(tree: Tree, files: Files, seen?: Seen): Promise<PendingSave> {
  const asked = documentsOf(files)
  const before = await textsIn(tree, asked.keys())
  if (isMove(before, asked)) {
    const others = [SETTINGS, ...(await addressPaths(tree))].filter((path) => !before.has(path))
    for (const [path, text] of await textsIn(tree, others)) before.set(path, text)
  }
  return { before, asked, left: new Map(), seen: opened(seen, [...asked.keys(), SETTINGS]) }
}

const opened = (seen: Seen | undefined, paths: string[]): Changes =>
  new Map(paths.flatMap((path): [string, string | null][] => (seen?.get(path) === undefined ? [] : [[path, seen.get(path) ?? null]])))

/** Returns a draft with each document that is asked for, and is not taken away, changed by `change`. */
export const withEach = (draft: PendingSave, change: (path: string, text: string) => string): PendingSave => ({
  ...draft,
  asked: new Map([...draft.asked].map(([path, text]) => [path, text === null ? null : change(path, text)])),
})

/** `{ a: 1 }` => as it stands in a file */
export const written = (document: unknown): string => JSON.stringify(document, null, 2)
