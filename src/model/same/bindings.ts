import { documentNameOf, documentPath } from '../document-path.ts'
import { isObject, type Json } from '../json.ts'
import { textAtPath } from '../set-text.ts'
import { joinPath } from '../walk.ts'
import { SAME } from './note.ts'

/** A text by its document and its field in English: `{ path: 'content/treatment/hifu.json', field: 'card.price' }` */
export type TextPlace = { path: string; field: string }

/** Which texts of an object say the same as others, by field: `{ price: 'treatment/hifu#card.price' }` */
export type Bindings = Record<string, string>

/** Reads what `same` keeps: `'duration:treatment/hifu#card.duration price:treatment/hifu#card.price'` => one of each. */
export const readBindings = (text: unknown): Bindings =>
  Object.fromEntries(
    (typeof text === 'string' ? text : '')
      .split(' ')
      .filter(Boolean)
      .map((pair) => {
        const [name = '', ...rest] = pair.split(':')
        return [name, rest.join(':')]
      }),
  )

/** The inverse of `readBindings`, in the order of the names; empty where nothing is bound. */
export const writeBindings = (bindings: Bindings): string =>
  Object.entries(bindings)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map((pair) => pair.join(':'))
    .join(' ')

/** Returns the place that a reference names: `'treatment/hifu#card.price'` => hifu.json and `'card.price'`; undefined for what is none. */
export function placeOf(reference: string): TextPlace | undefined {
  const [, collection, name, field] = /^(\w+)\/([^#\s]+)#([\w.]+)$/.exec(reference) ?? []
  return collection && name && field ? { path: documentPath({ collection, name }), field } : undefined
}

/** The inverse of `placeOf`. */
export function referenceTo({ path, field }: TextPlace): string {
  const { collection, name } = documentNameOf(path) ?? {}
  return `${collection}/${name}#${field}`
}

/** A text that says the same as another one: where it stands, the object and the name of it there, and what it refers to. */
export type Bound = { field: string; at: string; name: string; reference: string }

/** Returns the bound texts of a document, from the outside in. */
export function boundIn(value: Json | undefined, at = ''): Bound[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => boundIn(item, joinPath(at, index)))
  if (!isObject(value)) return []
  const own = Object.entries(readBindings(value[SAME])).map(([name, reference]) => ({ field: joinPath(at, name), at, name, reference }))
  const inner = Object.entries(value).flatMap(([name, child]) => (name === 'translations' ? [] : boundIn(child, joinPath(at, name))))
  return [...own, ...inner]
}

/** `'rows.0.translations.ar.price'` => `['rows.0', 'price']`: the object of a text, whatever its language, and its name there. */
export function splitField(field: string): [at: string, name: string] {
  const [, at = '', name = ''] = /^(?:(.*?)\.)?(?:translations\.\w+\.)?(\w+)$/.exec(field) ?? []
  return [at, name]
}

/** Returns what a text refers to, given its field in any language; undefined where it says its own words. */
export function boundTo(document: Json | undefined, field: string): string | undefined {
  const [at, name] = splitField(field)
  const bindings = readBindings(textAtPath(document, joinPath(at, SAME)))
  return Object.hasOwn(bindings, name) ? bindings[name] : undefined
}
