import type { ReadingStore } from '../store.ts'
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
