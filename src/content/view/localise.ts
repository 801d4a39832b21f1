import { isEmpty } from '../../model/json.ts'
import { keyOfLocale, type Locale } from '../../model/languages.ts'
import type { Localised } from '../types.ts'

type Node = Record<string, unknown>

const isObject = (value: unknown): value is Node => typeof value === 'object' && value !== null
const isRichText = (value: unknown) => isObject(value) && value.type === 'root'
/** Tells whether a rich text holds only blank texts: the admin stores one that was never written in this way. */
const isBlank = ({ children, type, text }: Node): boolean => {
  if (type === 'img') return false
  return Array.isArray(children) ? children.every((child: Node) => isBlank(child)) : type === 'text' && !String(text ?? '').trim()
}
const saysNothing = (value: unknown) => isEmpty(value) || (isRichText(value) && isBlank(value as Node))

/**
 * Returns a document in one language, field by field, with English where a translation is missing:
 * `{ title: 'Body', translations: { ar: { title: 'الجسم' } } }` in `ar` => `{ title: 'الجسم' }`. Objects are spread,
 * never rebuilt, so that Tina's editing metadata survives.
 */
export function localise<T>(document: T, locale: Locale): Localised<T> {
  return walk(document, keyOfLocale(locale)) as Localised<T>
}

/** A language key that no document has. */
const NONE = 'none'

/** Returns the English texts of a document that is to be translated, each marked as English for a page in another language. */
export function inEnglish<T>(document: T): Localised<T> {
  return walk(document, NONE) as Localised<T>
}

function walk(value: unknown, key: string | undefined): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map((item) => walk(item, key))
  if (!isObject(value) || isRichText(value)) return value
  const { translations, ...rest } = value
  const result: Node = {}
  for (const [name, field] of Object.entries(rest)) {
    if (saysNothing(field)) continue
    result[name] = name.startsWith('_') ? field : walk(field, key)
  }
  if (key && 'translations' in value) translate(result, rest, translations, key)
  return result
}

function translate(result: Node, original: Node, translations: unknown, key: string) {
  const all = isObject(translations) ? translations : {}
  const own = isObject(all[key]) ? (all[key] as Node) : undefined
  const shape = own ?? Object.values(all).find(isObject)
  const fields = shape ? Object.keys(shape).filter((name) => !name.startsWith('_') && name !== 'sources') : translatable(original)
  for (const name of fields) if (own && !saysNothing(own[name])) result[name] = own[name]
  const english = fields.filter((name) => !saysNothing(original[name]) && (!own || saysNothing(own[name])))
  if (english.length > 0) result._english = english
  // A document that is to be translated shows in English, so a click in it leads to the English.
  if ('_content_source' in original && key !== NONE) {
    result._source = own ?? (isObject(translations) ? translations : original)
    result._texts = fields
  }
}

/** Returns the names of the fields that hold text. Without any translation object only the kind of value tells: strings and rich texts. */
const translatable = (node: Node) =>
  Object.keys(node).filter((name) => !name.startsWith('_') && name !== 'id' && (typeof node[name] === 'string' || isRichText(node[name])))

const EDITING = ['_sys', '_values', '_source', '_texts', '_content_source']

/** Returns data as visitors get them, without what only the editor needs. */
export function strip<T>(value: T): T {
  if (Array.isArray(value)) return value.map(strip) as T
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, field]) => !EDITING.includes(name) && !(name === 'id' && typeof field === 'string'))
      .map(([name, field]) => [name, strip(field)]),
  ) as T
}
