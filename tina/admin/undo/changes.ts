import { isRichText } from '../../../src/model/documents-inside.ts'
import { isObject } from '../../../src/model/json.ts'
import { REVISION } from '../../../src/model/version.ts'
import { joinPath } from '../../../src/model/walk.ts'
import { meaningOf } from '../unsaved/meaning'

/** A value of a form that became another one. */
export type ValueChange = { path: string; before: unknown; after: unknown }

const isGroup = (value: unknown) => isObject(value) && !isRichText(value)

/** Tells whether items of a list changed their places: then the list is one value, not many texts that changed. */
const isReordered = (before: unknown[], after: unknown[]) =>
  after.some((item, index) => isObject(item) && item !== before[index] && before.includes(item))

/** Returns the names below which two values can be compared one by one; undefined where they are compared as a whole. */
function namesIn(before: unknown, after: unknown): string[] | undefined {
  if (Array.isArray(before) && Array.isArray(after))
    return before.length === after.length && !isReordered(before, after) ? [...before.keys()].map(String) : undefined
  if (!isGroup(before) || !isGroup(after)) return undefined
  return [...new Set([...Object.keys(before as object), ...Object.keys(after as object)])].filter((name) => name !== REVISION)
}

/**
 * Returns what differs in meaning between two states of a form, as near to the texts as can be told; a list with another
 * number of items, or in another order, is one change.
 * `({ a: { b: 'x', c: 1 } }, { a: { b: 'y', c: 1 } })` => `[{ path: 'a.b', before: 'x', after: 'y' }]`
 */
export function changesBetween(before: unknown, after: unknown, path = ''): ValueChange[] {
  if (before === after) return []
  const names = namesIn(before, after)
  const at = (value: unknown, name: string) => (value as Record<string, unknown>)[name]
  if (names) return names.flatMap((name) => changesBetween(at(before, name), at(after, name), joinPath(path, name)))
  return meaningOf(before) === meaningOf(after) ? [] : [{ path, before, after }]
}

/** Returns values with other ones in their places; a place that is gone stays so. `({ a: { b: 'x' } }, 'a.b', 'y')` => `{ a: { b: 'y' } }` */
export function withValue<Values>(values: Values, path: string, value: unknown): Values {
  const put = (node: unknown, [name, ...rest]: string[]): unknown => {
    if (name === undefined) return value
    if (Array.isArray(node)) return node.map((item, index) => (String(index) === name ? put(item, rest) : item))
    if (isObject(node)) return { ...node, [name]: put(node[name], rest) }
    return node === undefined && rest.length === 0 ? value : node
  }
  return put(values, path ? path.split('.') : []) as Values
}
