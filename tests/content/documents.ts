import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isObject, type Json, type JsonObject, parseJson } from '../../src/model/json.ts'

const ROOT = join(import.meta.dirname, '../..')

/** A file that editors wrote. `name` is its path in its collection without `.json`: `'london/body'`. */
export type Document = { file: string; collection: string; name: string; text: string; json: JsonObject }

/** Every file under `content/`. A file that is not JSON has an empty `json`; a test of its own names it. */
export const documents: Document[] = readdirSync(join(ROOT, 'content'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((path) => {
    const text = readFileSync(join(ROOT, 'content', path), 'utf8')
    const [collection = '', ...rest] = relative('.', path).split('/')
    const json = parseJson(text)
    return { file: `content/${path}`, collection, name: rest.join('/').replace(/\.json$/, ''), text, json: isObject(json) ? json : {} }
  })

/** One document that can be read, or a failure that names it. */
export function document(collection: string, name: string): Document {
  const found = documents.find((one) => one.collection === collection && one.name === name)
  if (!found) throw new Error(`There is no content/${collection}/${name}.json`)
  if (!parseJson(found.text)) throw new Error(`${found.file} is not valid JSON`)
  return found
}

/** Every text below a value with its pointer, translations and names of facts left out: `[['/hero/title', 'HIFU'], …]` */
export function english(value: Json, pointer = ''): [pointer: string, text: string][] {
  if (typeof value === 'string') return [[pointer, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'translations' || key === 'fact' ? [] : english(part, `${pointer}/${key}`),
  )
}

/** Everything an English reader finds in a document, with plain hyphens, pipes as spaces. */
export const prose = (json: Json) =>
  english(json)
    .map(([, text]) => text)
    .join('\n')
    .replaceAll('–', '-')
    .replaceAll('|', ' ')

/** The sections of a page or a treatment. */
export const sections = (json: JsonObject) => (json.blocks ?? json.content ?? []) as JsonObject[]
