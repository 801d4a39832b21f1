import { setImmediate } from 'node:timers/promises'
import { addressOf } from '../../../model/address.ts'
import { labelsAt } from '../../../model/field-labels.ts'
import { isObject, type JsonObject, parseJson } from '../../../model/json.ts'
import type { Collection } from '../../../model/schema.ts'
import { isDocument } from '../../../server/content/changes.ts'
import { named } from '../../../server/content/document-names.ts'
import { collectionOf, collections } from '../../../server/content/schema.ts'
import type { ContentStore } from '../../../server/content/store.ts'
import { textsIn } from '../../../server/content/tree.ts'
import { documentTexts } from '../rules/document-texts.ts'
import { readable } from '../rules/markdown.ts'
import { type SearchedDocument, searched } from '../rules/search.ts'
import { placeOf } from './place-of.ts'

/** A document as it is searched, with the text of its file and the values in it. */
export type ParsedDocument = SearchedDocument & { text: string; json: JsonObject; kind: Collection }

/** Taking everything apart takes half a second: so long at a time. */
const AT_ONCE_MS = 10

type Known = { revision: number; documents: Promise<Map<string, ParsedDocument>> }

/** The part of a branch's content that the search reads. */
type Searched = Pick<ContentStore, 'revision' | 'files'>

const known = new WeakMap<Searched, Known>()

/**
 * Returns the documents of a branch as they are at this moment, taken apart for the search. After a save only those are taken
 * apart again whose files changed.
 */
export async function searchedDocuments(store: Searched): Promise<ParsedDocument[]> {
  const before = known.get(store)
  if (before?.revision === store.revision) return [...(await before.documents).values()]
  const documents = readAll(store, before?.documents)
  known.set(store, { revision: store.revision, documents })
  documents.catch(() => known.delete(store))
  return [...(await documents).values()]
}

async function readAll(store: Searched, earlier: Known['documents'] | undefined): Promise<Map<string, ParsedDocument>> {
  const files = store.files()
  const [old, texts] = await Promise.all([
    earlier?.catch(() => undefined),
    textsIn(files, (await files.paths('content')).filter(isDocument)),
  ])
  const order = collections().map(({ path }) => path)
  const rank = (path: string) => order.findIndex((folder) => path.startsWith(`${folder}/`))
  const read = new Map<string, ParsedDocument>()
  let busySince = performance.now()
  for (const [path, text] of [...texts].sort(([a], [b]) => rank(a) - rank(b))) {
    const same = old?.get(path)
    const document = same?.text === text ? same : takenApart(path, text ?? '')
    if (document) read.set(path, document)
    if (performance.now() - busySince < AT_ONCE_MS) continue
    // Meanwhile the server answers its visitors.
    await setImmediate()
    busySince = performance.now()
  }
  return read
}

/** Takes a document apart; undefined where its file can't be read, or is of no kind that the forms know. */
export function takenApart(path: string, text: string): ParsedDocument | undefined {
  const [kind, json] = [collectionOf(path), parseJson(text)]
  if (!kind || !isObject(json)) return undefined
  const { name: collection, fields } = kind
  const name = path.slice(kind.path.length + 1).replace(/\.json$/, '')
  const texts = documentTexts({ path, collection, name, text, json }, fields).map((one) => {
    const read = one.isMarkdown ? readable(one.value) : one.value.replaceAll('|', ' ')
    return { ...one, read, folded: searched(read) }
  })
  const title = fields.find(({ isTitle }) => isTitle)?.name ?? ''
  return {
    path,
    collection,
    kind,
    text,
    json,
    texts,
    title: named(path, text).title,
    place: placeOf(kind, path, json),
    address: json.visibility === 'unpublished' ? undefined : addressOf(path, json),
    titles: texts.filter(({ field }) => field.replace(/^translations\.\w+\./, '') === title),
    whereIs: (field) => labelsAt(fields, json, field),
  }
}
