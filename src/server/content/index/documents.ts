import { createHash } from 'node:crypto'
import type { Damage } from '../../../model/content-state.ts'
import { SETTINGS } from '../../../model/document-path.ts'
import type { Field } from '../../../model/schema.ts'
import type { Changes } from '../changes.ts'
import { collectionOf } from '../schema.ts'
import { damageSentence } from './damage.ts'
import { createIndex, type Index } from './index.ts'
import { readDocument } from './read-document.ts'

type Options = {
  /** Returns the newest text that a document had in its history and that `isGood` takes; undefined if there is none. */
  earlier(path: string, isGood: (text: string) => boolean): Promise<string | undefined>
  /** Says in a sentence that a document can't be read, or can be read again. */
  tell(sentence: string): void
}

/** The documents of a branch: their index, and what can't be read of their files. */
export type IndexedDocuments = {
  index: Index
  /** Tells whether the index is in line with the text of a file (null if there is no such file). */
  isCurrent(path: string, text: string | null): boolean
  /** Brings the index in line with what files say. A document that can't be read goes on being shown as it was. */
  reread(texts: Changes): Promise<void>
  /** Returns the documents that the index shows otherwise than the files of another branch say, all of which are given. */
  differing(all: ReadonlyMap<string, string | null>): string[]
  damages(): Damage[]
  /** Remembers what is shown of documents whose files can't be read. Returns a function that puts that back, for a save that is refused. */
  holdDamaged(): Promise<() => Promise<void>>
}

/** Indexes documents by the texts of their files. A text that can't be read makes nothing throw; it is noted as damage. */
export async function openDocuments(texts: Changes, { earlier, tell }: Options): Promise<IndexedDocuments> {
  const digests = new Map<string, string>()
  const damages = new Map<string, Damage>()
  const note = (path: string, damage: Omit<Damage, 'path'> | undefined) => {
    const [before, now] = [damages.get(path), damage && { path, ...damage }]
    if (now) damages.set(path, now)
    else damages.delete(path)
    if (now && (!before || damageSentence(before) !== damageSentence(now))) tell(damageSentence(now))
    if (before && !now) tell(`${path} can be read again.`)
  }
  const refused = (path: string, error: unknown) =>
    note(path, { message: `can't be indexed (${error instanceof Error ? error.message : error})`, shown: 'nothing' })

  const first = new Map<string, string>()
  for (const [path, text] of new Map([[SETTINGS, null], ...texts])) {
    const found = await indexable(path, text, false, earlier)
    note(path, found.damage)
    if (found.text) first.set(path, found.text)
    digests.set(path, digestOf(text))
  }
  const index = await indexAll(first, refused)

  return {
    index,
    isCurrent: (path, text) => (digests.get(path) ?? digestOf(null)) === digestOf(text),
    async reread(news) {
      // A file is reported as mended only once it is shown: before that, pages still say what they said before.
      const notes: (() => void)[] = []
      for (const [path, text] of news) {
        const isIndexed = (await index.textOf(path)) !== undefined
        const found = await indexable(path, text, isIndexed, earlier)
        digests.set(path, digestOf(text))
        notes.push(() => note(path, found.damage))
        if (found.text === undefined) continue
        await index.update(new Map([[path, found.text]])).catch((error: unknown) => notes.push(() => refused(path, error)))
      }
      for (const tellOf of notes) tellOf()
    },
    differing: (all) =>
      [...new Set([...digests.keys(), ...all.keys()])].filter(
        (path) => damages.has(path) || (digests.get(path) ?? digestOf(null)) !== digestOf(all.get(path) ?? null),
      ),
    damages: () => [...damages.values()],
    async holdDamaged() {
      const shown: Changes = new Map()
      for (const path of damages.keys()) shown.set(path, (await index.textOf(path)) ?? null)
      return () => index.update(shown)
    },
  }
}

/** The text that is to be indexed of a file: null takes its document away, absent leaves what is there. */
type Indexable = { text?: string | null; damage?: Omit<Damage, 'path'> }

async function indexable(path: string, text: string | null, isIndexed: boolean, earlier: Options['earlier']): Promise<Indexable> {
  const fields = collectionOf(path)?.fields
  if (!fields || (text === null && path !== SETTINGS)) return { text: null }
  const { text: readable, damage: message = '' } = text === null ? { damage: 'is missing' } : readDocument(text, fields)
  if (readable !== undefined) return { text: readable, ...(message && { damage: { message, shown: 'rest' } }) }
  if (isIndexed) return { damage: { message, shown: 'earlier' } }
  const last = await earlier(path, (one) => readDocument(one, fields).damage === undefined)
  if (last !== undefined) return { text: last, damage: { message, shown: 'earlier' } }
  return { text: path === SETTINGS ? blank(fields) : null, damage: { message, shown: 'nothing' } }
}

/** Indexes all texts but those that Tina refuses. For each of these it calls `refused`. */
async function indexAll(texts: Map<string, string>, refused: (path: string, error: unknown) => void): Promise<Index> {
  try {
    return await createIndex(texts)
  } catch (error) {
    const [, path = ''] = /^Unable to seed (\S+)/.exec(error instanceof Error ? error.message : '') ?? []
    if (!texts.delete(path)) throw error
    refused(path, error)
    return indexAll(texts, refused)
  }
}

/** Returns the least that pages can be made of, the required fields without a text: `'{"brand":"","bookingUrl":""}'` */
const blank = (fields: Field[]) =>
  JSON.stringify(Object.fromEntries(fields.flatMap(({ name, required }) => (required ? [[name, '']] : []))))

const digestOf = (text: string | null) => (text === null ? '' : createHash('sha256').update(text).digest('base64url'))
