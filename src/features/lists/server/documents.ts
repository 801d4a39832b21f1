import { setImmediate } from 'node:timers/promises'
import { isDocument } from '../../../server/content/changes.ts'
import { collections } from '../../../server/content/schema.ts'
import type { ContentStore } from '../../../server/content/store.ts'
import { textsIn } from '../../../server/content/tree.ts'
import { type TakenApart, takenApart } from '../rules/taken-apart.ts'

/** Taking everything apart takes a while: so long at a time, in milliseconds. Meanwhile the server answers its visitors. */
const AT_ONCE_MS = 10

type Read = { text: string; document: TakenApart | undefined }
type Known = { revision: number; documents: Promise<Map<string, Read>> }

const known = new WeakMap<ContentStore, Known>()

/** Returns the documents of a branch, taken apart for lists. After a save only those are taken apart again whose files changed. */
export async function listedDocuments(store: ContentStore): Promise<TakenApart[]> {
  const before = known.get(store)
  const documents = before?.revision === store.revision ? before.documents : readAll(store, before?.documents)
  known.set(store, { revision: store.revision, documents })
  documents.catch(() => known.delete(store))
  return [...(await documents).values()].flatMap(({ document }) => document ?? [])
}

async function readAll(store: ContentStore, earlier: Known['documents'] | undefined): Promise<Map<string, Read>> {
  const files = store.files()
  const old = await earlier?.catch(() => undefined)
  const texts = await textsIn(files, (await files.paths('content')).filter(isDocument))
  const read = new Map<string, Read>()
  let busySince = performance.now()
  for (const [path, text] of texts) {
    const same = old?.get(path)
    read.set(path, same && same.text === text ? same : { text: text ?? '', document: takenApart(path, text ?? '', collections()) })
    if (performance.now() - busySince < AT_ONCE_MS) continue
    await setImmediate()
    busySince = performance.now()
  }
  return read
}
