/** Any value of a content file. */
export type Json = string | number | boolean | null | Json[] | Node
export type Node = { [name: string]: Json }

/** `{}` => true; lists, texts and null are no nodes. */
export const isNode = (value: Json | undefined): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a field holds nothing to read: absent, null, `''`, `[]`. */
export const isEmpty = (value: Json | undefined) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** What a JSON text holds: `'{"a":1}'` => `{ a: 1 }`; undefined where it is no JSON. A byte order mark at its start doesn't matter. */
export function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text.replace(/^\ufeff/, '')) as Json
  } catch {
    return undefined
  }
}
