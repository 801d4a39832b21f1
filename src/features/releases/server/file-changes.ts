import { isDeepStrictEqual } from 'node:util'
import type { NamedDocument } from '../../../model/content-state.ts'
import { fieldChanges } from '../../../model/field-changes.ts'
import { isObject, type Json, type JsonObject, parseJson } from '../../../model/json.ts'
import { LOCALES, type Locale, TRANSLATIONS } from '../../../model/languages.ts'
import { textsOf } from '../../../model/translations/texts.ts'
import { isDocument } from '../../../server/content/changes.ts'
import { named, nameOf } from '../../../server/content/document-names.ts'
import { collectionOf } from '../../../server/content/schema.ts'
import type { Tree } from '../../../server/content/tree.ts'
import type { FileChange } from '../rules/release.ts'

type Bytes = string | Uint8Array | null

const textOf = (bytes: Bytes) => (bytes === null ? null : typeof bytes === 'string' ? bytes : Buffer.from(bytes).toString())

/** `'public/media/scene/a.webp.json'` => `'scene/a.webp'`: the words beside a picture go by its name. */
const pictureOf = (path: string) => path.replace(/^public\/media\//, '').replace(/\.json$/, '')

/** Names a file of the site as editors know it. */
export const nameOfFile = async (files: Tree, path: string): Promise<NamedDocument> =>
  isDocument(path) ? nameOf(files, path) : { path, collection: '', title: pictureOf(path) }

/** Describes what becomes of a file. A picture has a name, and neither languages nor fields. */
export function fileChange(path: string, before: Bytes, after: Bytes): FileChange {
  const kind = before === null ? 'new' : after === null ? 'removed' : 'edited'
  if (!isDocument(path)) return { path, kind, title: pictureOf(path), collection: '', languages: [], fields: [] }
  const { title, collection } = named(path, textOf(after ?? before))
  const [old, now] = [before, after].map((bytes) => parseJson(textOf(bytes) ?? ''))
  const languages = kind === 'edited' ? languagesOf(old ?? null, now ?? null) : [...LOCALES]
  const fields = isObject(old) && isObject(now) ? fieldChanges(collectionOf(path)?.fields ?? [], old, now) : []
  return { path, kind, title, collection, languages, fields }
}

/** Returns the languages in which two texts of a document differ, wherever in it a text stands. */
function languagesOf(before: Json, after: Json): Locale[] {
  const [old, now] = [before, after].map((document) => textsOf(document))
  const said = (texts: typeof old, key: string) =>
    (texts ?? []).flatMap(({ language, field, text }) => (language === key ? [JSON.stringify([field, text])] : [])).sort()
  const others = TRANSLATIONS.filter(({ key }) => !isDeepStrictEqual(said(old, key), said(now, key))).map(({ locale }) => locale)
  return isDeepStrictEqual(withoutTranslations(before), withoutTranslations(after)) ? others : ['en', ...others]
}

function withoutTranslations(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutTranslations)
  if (!isObject(value)) return value
  const entries = Object.entries(value).filter(([name]) => name !== 'translations')
  return Object.fromEntries(entries.map(([name, child]) => [name, withoutTranslations(child)])) satisfies JsonObject
}
