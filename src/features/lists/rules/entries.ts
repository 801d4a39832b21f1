import { documentPath } from '../../../model/document-path.ts'
import { isObject, type JsonObject } from '../../../model/json.ts'
import type { Collection, Field } from '../../../model/schema.ts'
import { rebuild } from '../../../model/walk.ts'

/**
 * Returns the path of the document that a field of an object names; undefined where it names none. A card names its treatment by the
 * name of its file, everything else by the path. `list` is the name of the field that holds the object.
 */
export function namedIn(field: Field, value: unknown, list: string | undefined): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  if (field.type === 'reference') return value
  return field.name === 'treatment' && (list === 'cards' || list === 'treatments')
    ? documentPath({ collection: 'treatment', name: value })
    : undefined
}

/**
 * Returns a document without the entries that name another one by its path: an item of a list goes as a whole, a field of its own, such
 * as the author of an article, alone.
 */
export function withoutEntries({ fields }: Pick<Collection, 'fields'>, document: JsonObject, path: string): JsonObject {
  const names = (own: Field[], node: object, list?: string) =>
    own.filter((field) => namedIn(field, (node as JsonObject)[field.name], list) === path)
  const without = (node: object, gone: Field[]) =>
    Object.fromEntries(Object.entries(node).filter(([name]) => !gone.some((field) => field.name === name)))
  const rebuilt = rebuild(fields, document, (node, field, own) => {
    const gone = names(own, node, field.name)
    if (gone.length === 0) return node
    return field.list && !field.templates ? undefined : without(node, gone)
  })
  const after = without(rebuilt, names(fields, rebuilt)) as JsonObject
  return isObject(after) ? after : document
}
