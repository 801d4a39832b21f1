/** Any value of a content file. */
export type Json = string | number | boolean | null | Json[] | JsonObject

/** An object of a content file. */
export type JsonObject = { [name: string]: Json }

/** An object of a document, whatever its fields hold. */
export type AnyObject = { [name: string]: unknown }

/** A value as the other side reads it once it was sent as JSON: a `Date` is a text, as `toISOString` writes it. */
export type Sent<Value> = Value extends Date ? string : Value extends object ? { [Name in keyof Value]: Sent<Value[Name]> } : Value

/** Tells whether a value is an object: `{}` is, lists, texts and null are not. */
export function isObject(value: Json | undefined): value is JsonObject
export function isObject(value: unknown): value is AnyObject
export function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Tells whether a value was never written: `undefined`, `null`, `''` and `[]` were not, `' '`, `0` and `false` were. */
export const isUnset = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * Tells whether visitors would see nothing of a value: it was never written (`undefined`, `null`, `''`, `[]`), or is a text of
 * spaces and `|` alone; `|` only begins a highlight.
 */
export const isEmpty = (value: unknown): boolean => isUnset(typeof value === 'string' ? value.replaceAll('|', '').trim() : value)

/** Returns the text of a field, a list as lines: `['a', 'b']` => `'a\nb'`; `''` for anything else. */
export const textOf = (value: Json | undefined): string =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.filter((one) => typeof one === 'string').join('\n') : ''

/** Returns the value that a JSON text holds: `'{"a":1}'` => `{ a: 1 }`; undefined where it is no JSON. A byte order mark at its start doesn't matter. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text.replace(/^\ufeff/, '')) as Json
  } catch {
    return undefined
  }
}
