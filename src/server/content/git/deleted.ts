import type { ReadingStore } from '../store.ts'
import type { Checkout } from './checkout.ts'
import { contentsOf } from './commit-tree.ts'
import { git, lines } from './git.ts'

type Known = { revision: number; files: Promise<Set<string>> }

const known = new WeakMap<ReadingStore, Known>()

/** Tells whether a commit ever removed a document, so that its address says that it is gone: `'content/treatment/exosome.json'` => true */
export async function wasDeleted(store: ReadingStore, file: string): Promise<boolean> {
  const kept = known.get(store)
  if (kept?.revision === store.revision) return (await kept.files).has(file)
  const files = deletedFiles(store)
  known.set(store, { revision: store.revision, files })
  return (await files).has(file)
}

/** Returns every file under content/ that a commit removed; none if there is no history. */
async function deletedFiles({ checkout }: ReadingStore): Promise<Set<string>> {
  if (!checkout) return new Set()
  const args = ['log', '-z', '--no-renames', '--diff-filter=D', '--name-only', '--format=', checkout.ref, '--', 'content']
  const names = lines(await git(checkout.dir, args).catch(() => ''))
  return new Set(names.map((name) => name.trim().slice(checkout.prefix.length)))
}

const CHANGES_AT_MOST = 50
const NOTHING = /^0+$/

/**
 * Returns the newest text that a document had in its branch's history and that `isGood` takes; undefined if none of the last
 * 50 changes has one.
 */
export async function lastGood(checkout: Checkout, path: string, isGood: (text: string) => boolean): Promise<string | undefined> {
  const { dir, ref } = checkout
  const format = ['--format=', '--raw', '--no-abbrev', '--no-renames', '-z', `-${CHANGES_AT_MOST}`]
  const log = lines(await git(dir, ['log', ...format, ref, '--', path]).catch(() => ''))
  // `:100644 100644 <before> <after> M`, then the path: of each change first what it made of the file, then what it was before.
  const objects = log.flatMap((entry) => (entry.startsWith(':') ? entry.split(' ').slice(2, 4).reverse() : []))
  const wanted = [...new Set(objects)].filter((object) => !NOTHING.test(object))
  const contents = await contentsOf(dir, wanted)
  return wanted.map((object) => contents.get(object)?.toString()).find((text) => text !== undefined && isGood(text))
}
