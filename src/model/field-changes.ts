import { type AnyObject, isObject, type Json, type JsonObject } from './json.ts'
import { pairUp, saying } from './pair-items.ts'
import { type Field, fieldsOf } from './schema.ts'

/** A field that a save changed. `where` is its labels from the outside in; `before` or `after` is absent if there was no text. */
export type FieldChange = { where: string[]; before?: string; after?: string }

const TITLES = ['heading', 'title', 'name', 'label', 'question', 'text', 'city']
const objectsIn = (value: Json | undefined): JsonObject[] => (Array.isArray(value) ? value.filter((one) => isObject(one)) : [])

/**
 * Returns the difference between two texts of a document as an editor reads it, field by field in the order of the form:
 * `[{ where: ['Sections', 'Questions: Asked most often', 'Heading'], before: 'Old', after: 'New' }]`. Fields that the schema
 * lacks keep their names.
 */
export function fieldChanges(fields: Field[], before: JsonObject, after: JsonObject, where: string[] = []): FieldChange[] {
  const order = [...new Set([...fields.map(({ name }) => name), ...Object.keys(before), ...Object.keys(after)])]
  return order.flatMap((name) => {
    // `sources` records which English text each translation was made from; nobody wrote that.
    if (name.startsWith('_') || name === 'sources') return []
    const field = fields.find((one) => one.name === name)
    return oneField(field, before[name], after[name], [...where, field?.label ?? name])
  })
}

function oneField(field: Field | undefined, before: Json | undefined, after: Json | undefined, where: string[]): FieldChange[] {
  if (saying(before) === saying(after)) return []
  if (objectsIn(before).length > 0 || objectsIn(after).length > 0) return items(field, objectsIn(before), objectsIn(after), where)
  if (isObject(before) || isObject(after))
    return fieldChanges(field?.fields ?? [], isObject(before) ? before : {}, isObject(after) ? after : {}, where)
  const [old, now] = [textOf(field, before), textOf(field, after)]
  return old === now ? [] : [{ where, before: old, after: now }]
}

function items(field: Field | undefined, before: JsonObject[], after: JsonObject[], where: string[]): FieldChange[] {
  const { pairs, gone } = pairUp(after, before)
  const changes = pairs.flatMap(({ item, before: old }) => {
    const here = [...where, itemName(field, item)]
    if (!old) return [{ where: here, after: summary(field, item) }]
    return fieldChanges(field ? fieldsOf(field, item) : [], old, item, here)
  })
  const stayed = before.filter((item) => !gone.includes(item))
  const moved = pairs.flatMap(({ before: old }) => old ?? []).some((item, at) => item !== stayed[at])
  const names = (list: JsonObject[]) => list.map((item) => itemName(field, item)).join('\n')
  return [
    ...(moved ? [{ where: [...where, 'Order'], before: names(before), after: names(after) }] : []),
    ...changes,
    ...gone.map((item) => ({ where: [...where, itemName(field, item)], before: summary(field, item) })),
  ]
}

const templateOf = (field: Field | undefined, item: JsonObject) => field?.templates?.find(({ name }) => name === item._template)

/** Names an item of a list by its kind and its title: `'Questions: Asked most often, answered plainly'` */
export const itemName = (field: Field | undefined, item: JsonObject): string =>
  [templateOf(field, item)?.label, titleOf(item)].filter(Boolean).join(': ') || 'Item'

/** Returns the text by which people know an item of a list: `{ heading: 'Asked|most often' }` => `'Asked most often'`; undefined where it has none. */
export function titleOf(item: AnyObject): string | undefined {
  const title = TITLES.map((name) => item[name]).find((value) => typeof value === 'string' && value)
  return title === undefined ? undefined : String(title).replace('|', ' ')
}

/** Returns all texts of an item that came or went, each on a line. */
const summary = (field: Field | undefined, item: JsonObject): string =>
  fieldChanges(field ? fieldsOf(field, item) : [], {}, item)
    .flatMap(({ after }) => after ?? [])
    .join('\n')

function textOf(field: Field | undefined, value: Json | undefined): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map((one) => textOf(field, one)).join('\n') || undefined
  const option = field?.options?.find((one) => typeof one === 'object' && one.value === value)
  return typeof option === 'object' ? option.label : String(value)
}
