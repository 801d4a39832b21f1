import { addressOf, fileNameOf } from '../../../model/address.ts'
import { documentNameOf } from '../../../model/document-path.ts'
import { FIXED } from '../../../model/fixed-addresses.ts'
import { isObject, parseJson } from '../../../model/json.ts'
import { hasShared } from '../../../model/same/source.ts'
import { type Changes, documentsOf, type Files, isDocument } from '../changes.ts'
import { named } from '../document-names.ts'
import { collectionOf } from '../schema.ts'
import { type Tree, textsIn } from '../tree.ts'
import type { FormTexts } from './shown-texts.ts'

/** A save on its way to a commit: each step takes one and returns the next, or throws a sentence for the editor. */
export type PendingSave = {
  /**
   * The texts that stand before the save, null where there is none: of the documents that are asked for, and where one of
   * them gets another address, or may hold a text that others say, of all documents: their links and texts may have to follow.
   */
  readonly before: Changes
  /** The documents that the editor asked for; null takes one away. */
  readonly asked: Changes
  /** The documents that the save changes beside these: settings with new redirects, links to a file of another name. */
  readonly left: Changes
  /** The texts that the editor's form began with; empty where the save comes from no form. */
  readonly seen: Changes
  /** The documents that get other files. */
  readonly renames: readonly Rename[]
}

/** A document that gets another file: the paths before and after. */
export type Rename = { from: string; to: string }

/** Returns the file that a save gives another name: it alone goes, and one of its kind alone comes. */
export function renamesIn({ asked, before }: Pick<PendingSave, 'asked' | 'before'>): Rename[] {
  const gone = [...asked].filter(([, text]) => text === null).map(([path]) => path)
  const come = [...asked].filter(([path, text]) => text !== null && before.get(path) === null).map(([path]) => path)
  const [from, to] = [gone[0], come[0]]
  if (gone.length !== 1 || come.length !== 1 || !from || !to) return []
  return documentNameOf(from)?.collection === documentNameOf(to)?.collection ? [{ from, to }] : []
}

/**
 * Reads all that the steps of a save need. `beside` are documents that it changes in places without a form; `renames` are known
 * where it is made of several saves, and found in its files where it is one.
 */
export async function readPendingSave(
  tree: Tree,
  files: Files,
  { form, beside = [], renames }: { form?: FormTexts; beside?: Iterable<string>; renames?: readonly Rename[] } = {},
): Promise<PendingSave> {
  const asked = documentsOf(files)
  const before = await textsIn(tree, asked.keys())
  if (isMove(before, asked) || [...asked.keys()].some(maySayTheSame)) {
    const others = (await tree.paths('content')).filter((path) => isDocument(path) && !before.has(path))
    for (const [path, text] of await textsIn(tree, others)) before.set(path, text)
  }
  // These follow last: they keep their addresses, and no form has opened them for this save.
  const more = [...new Set(beside)].filter((path) => !before.has(path))
  for (const [path, text] of await textsIn(tree, more)) before.set(path, text)
  const pending = { before, asked, left: new Map(), renames: renames ?? renamesIn({ asked, before }) }
  return { ...pending, seen: form ? begunWith(form, pending) : new Map() }
}

const maySayTheSame = (path: string) => hasShared(collectionOf(path)?.fields ?? [])

/**
 * Returns the texts that a form began with. Throws a sentence for the editor where one is not known: what others saved since could not
 * be told from what the editor changed. A file that gets another name alone keeps its text.
 */
function begunWith(form: FormTexts, { before, asked, renames }: Pick<PendingSave, 'before' | 'asked' | 'renames'>): Changes {
  const texts: Changes = new Map()
  for (const path of asked.keys()) {
    const [text, now] = [form.base(path), before.get(path) ?? null]
    if (text !== undefined) texts.set(path, text)
    else if (now !== null && !renames.some(({ from }) => from === path)) throw new Error(unknownSentence(path, now))
  }
  return texts
}

const unknownSentence = (path: string, text: string) =>
  `it is not known here which version of “${named(path, text).title}” this form began with, so what you typed can’t be joined with what others saved since. It is kept in this browser: load the page again, and it is offered to you`

/** Returns a pending save with each document that is asked for, and is not taken away, changed by `change`. */
export const withEach = (pending: PendingSave, change: (path: string, text: string) => string): PendingSave => ({
  ...pending,
  asked: new Map([...pending.asked].map(([path, text]) => [path, text === null ? null : change(path, text)])),
})

/** `{ a: 1 }` => as it stands in a file */
export const written = (document: unknown): string => JSON.stringify(document, null, 2)

/** The addresses of documents by the paths of their files. A document of a kind that has no page of its own has none. */
export type AddressMap = Map<string, string>

/** Returns the addresses of documents given as text. One that can't be read has none. */
export function addressesIn(texts: Changes): AddressMap {
  const found = [...texts].map(([path, text]) => {
    const document = parseJson(text ?? '')
    return [path, isObject(document) ? addressOf(path, document) : undefined] as const
  })
  return new Map(found.filter((one): one is [string, string] => one[1] !== undefined))
}

/** Tells whether a save gives another address to a document, or takes one away. */
export function isMove(before: Changes, after: Changes): boolean {
  const [old, now] = [addressesIn(before), addressesIn(after)]
  return old.size !== now.size || [...old].some(([path, address]) => now.get(path) !== address)
}

/** Throws with a sentence for the editor if a document takes an address that it may not have. */
export function assertAddresses(before: AddressMap, after: AddressMap, all: AddressMap): void {
  for (const address of FIXED)
    if ([...before.values()].includes(address) && ![...all.values()].includes(address))
      throw new Error(`the site needs the page at ${address}, so it keeps its address`)
  for (const [path, address] of after) {
    if (before.get(path) === address) continue
    const other = [...all].find(([one, taken]) => one !== path && (taken === address || sameTreatment(one, path)))
    if (other) throw new Error(`${address} is taken already, by ${other[0]}`)
  }
}

/** Tells whether two files are one treatment to readers. Files of one name are, whatever their folders. */
const sameTreatment = (one: string, other: string) =>
  [one, other].every((path) => path.startsWith('content/treatment/')) && fileNameOf(one) === fileNameOf(other)
