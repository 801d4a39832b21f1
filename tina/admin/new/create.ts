import { documentPath } from '../../../src/model/document-path.ts'
import type { AnyObject } from '../../../src/model/json.ts'
import { REVISION } from '../../../src/model/version.ts'
import type { Cms } from '../saving/form'
import { plainWords } from '../saving/words'
import { type DeskDocuments, readDocuments } from '../start/documents'
import { type Answers, collectionOf, type KindName, type NewKind, newDocument } from './kinds'
import { withEntry } from './menu'
import { word } from './words'

const CREATE = `mutation CreateDocument($collection: String!, $relativePath: String!, $params: DocumentMutation!) {
  createDocument(collection: $collection, relativePath: $relativePath, params: $params) { __typename }
}`
const UPDATE_SETTINGS = `mutation UpdateSettings($params: DocumentUpdateMutation!) {
  updateDocument(collection: "siteSettings", relativePath: "settings.json", params: $params) { __typename }
}`
const SETTINGS = '{ siteSettings(relativePath: "settings.json") { _values _sys { path } } }'
const NAMES = `query Names($collection: String!) {
  collection(collection: $collection) { documents(first: 1000) { edges { node { ... on Document { _sys { path } } } } } }
}`

/** What the screen has to know: which addresses are taken, and the menus. */
export type NewDocumentContext = { documents: DeskDocuments; settings: AnyObject }

async function readSettings({ api: { tina } }: Cms): Promise<AnyObject> {
  const answer = await tina.request<{ siteSettings: { _values: AnyObject } }>(SETTINGS, { variables: {} })
  return answer.siteSettings._values
}

export const readKnown = async (cms: Cms): Promise<NewDocumentContext> => {
  const [documents, settings] = await Promise.all([readDocuments(cms), readSettings(cms)])
  return { documents, settings }
}

type Names = { collection: { documents: { edges: ({ node: { _sys: { path: string } } | null } | null)[] } } }

async function pathsOf({ api: { tina } }: Cms, collection: KindName): Promise<Set<string>> {
  const answer = await tina.request<Names>(NAMES, { variables: { collection } })
  return new Set(answer.collection.documents.edges.flatMap((edge) => edge?.node?._sys.path ?? []))
}

/** Values as they are sent; what is undefined is left out. */
const clean = (values: AnyObject): AnyObject => JSON.parse(JSON.stringify(values))

const inWords = (error: unknown): Error => new Error(plainWords(error instanceof Error ? error.message : String(error)))

/** Made, and where it opens; `problem` says why it is not in the menu, where that was wished. */
export type Created = { opens: string; problem?: string }

/** Makes a document at once, through the same door as saves, and puts it into the menu where that is wished. Throws a sentence for the editor. */
export async function create(cms: Cms, kind: NewKind, answers: Answers): Promise<Created> {
  const { tina } = cms.api
  const collection = collectionOf(kind)
  const paths = await pathsOf(cms, collection).catch((error: unknown) => {
    throw inWords(error)
  })
  const made = newDocument(kind, tina.schema.getCollectionByFullPath(documentPath({ collection, name: 'new' })), answers, (path) =>
    paths.has(path),
  )
  const params = tina.schema.transformPayload(collection, clean(made.values))
  await tina.request(CREATE, { variables: { collection, relativePath: `${made.file}.json`, params } }).catch((error: unknown) => {
    throw inWords(error)
  })
  if (!answers.inMenu) return { opens: made.opens }
  try {
    const known = await readSettings(cms)
    const settings = clean(withEntry(kind, known, answers))
    const params = tina.schema.transformPayload('siteSettings', settings)
    await tina.request(UPDATE_SETTINGS, { variables: { params, opened: known[REVISION] } })
    return { opens: made.opens }
  } catch (error) {
    return { opens: made.opens, problem: word('notInMenu', { reason: inWords(error).message }) }
  }
}
