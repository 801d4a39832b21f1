import { type AnyObject, isObject, type Json, type JsonObject } from './json.ts'
import { pairUp, saying } from './pair-items.ts'
import { type Field, fieldsOf } from './schema.ts'
import { readSources, writeSources } from './translations/sources.ts'
import { SOURCES } from './translations/texts.ts'

/** A field that a save changed. `where` is its labels from the outside in; `before` or `after` is absent if there was no text. */
export type FieldChange = { where: string[]; before?: string; after?: string }

const TITLES = ['heading', 'title', 'name', 'label', 'question', 'text', 'city']
const objectsIn = (value: Json | undefined): JsonObject[] => (Array.isArray(value) ? value.filter((one) => isObject(one)) : [])

/** A change, and what puts it back: `back` changes the later document itself. */
type Step = FieldChange & { back(): void }

/**
 * Returns the difference between two texts of a document as an editor reads it, field by field in the order of the form:
 * `[{ where: ['Sections', 'Questions: Asked most often', 'Heading'], before: 'Old', after: 'New' }]`. Fields that the schema
 * lacks keep their names.
 */
export const fieldChanges = (fields: Field[], before: JsonObject, after: JsonObject): FieldChange[] =>
  stepsIn(fields, before, after).map(({ back: _, ...change }) => change)

/**
 * Returns a document with one of its changes put back and everything else as it is. `at` is the place of that change in
 * `fieldChanges(fields, before, after)`; undefined where there is none.
 */
export function withBack(fields: Field[], before: JsonObject, after: JsonObject, at: number): JsonObject | undefined {
  const document = structuredClone(after)
  const step = stepsIn(fields, before, document)[at]
  step?.back()
  return step && document
}

/** `attach` puts `after` into the document, where a change is put back into a group that the document has lost. */
function stepsIn(fields: Field[], before: JsonObject, after: JsonObject, where: string[] = [], attach = () => {}): Step[] {
  const order = [...new Set([...fields.map(({ name }) => name), ...Object.keys(before), ...Object.keys(after)])]
  return order.flatMap((name) => {
    // It records which English text each translation was made from; nobody wrote that.
    if (name.startsWith('_') || name === SOURCES) return []
    const field = fields.find((one) => one.name === name)
    return oneField(field, name, { before, after, attach }, [...where, field?.label ?? name])
  })
}

/** A group of fields on both sides of a change. */
type Sides = { before: JsonObject; after: JsonObject; attach(): void }

function oneField(field: Field | undefined, name: string, sides: Sides, where: string[]): Step[] {
  const [before, after] = [sides.before[name], sides.after[name]]
  if (saying(before) === saying(after)) return []
  const hold = <Value extends Json>(value: Value) => {
    sides.attach()
    sides.after[name] = value
    return value
  }
  if (objectsIn(before).length > 0 || objectsIn(after).length > 0) {
    const list = Array.isArray(after) ? after : []
    return items(field, objectsIn(before), list, where, () => hold(list))
  }
  if (isObject(before) || isObject(after)) {
    const group = isObject(after) ? after : {}
    return stepsIn(field?.fields ?? [], isObject(before) ? before : {}, group, where, () => hold(group))
  }
  const [old, now] = [textOf(field, before), textOf(field, after)]
  if (old === now) return []
  const back = () => {
    if (before === undefined) delete sides.after[name]
    else hold(before)
    bringSource(name, sides)
  }
  return [{ where, before: old, after: now, back }]
}

/** A translation that is put back was made from the English of its time. */
function bringSource(name: string, { before, after }: Sides): void {
  const { [name]: _, ...others } = readSources(after[SOURCES] as string | undefined)
  const source = readSources(before[SOURCES] as string | undefined)[name]
  const sources = writeSources({ ...others, ...(source && { [name]: source }) })
  if (sources) after[SOURCES] = sources
  else delete after[SOURCES]
}

function items(field: Field | undefined, before: JsonObject[], list: Json[], where: string[], attach: () => void): Step[] {
  const now = objectsIn(list)
  const { pairs, gone } = pairUp(now, before)
  const changes = pairs.flatMap(({ item, before: old }) => {
    const here = [...where, itemName(field, item)]
    if (!old) return [{ where: here, after: summary(field, item), back: () => void list.splice(list.indexOf(item), 1) }]
    return stepsIn(field ? fieldsOf(field, item) : [], old, item, here)
  })
  const itemOf = new Map(pairs.flatMap(({ item, before: old }) => (old ? [[old, item]] : [])))
  const stayed = before.filter((item) => !gone.includes(item))
  const moved = pairs.flatMap(({ before: old }) => old ?? []).some((item, at) => item !== stayed[at])
  const names = (items: JsonObject[]) => items.map((item) => itemName(field, item)).join('\n')
  const reorder = () => {
    const known = new Set<Json>(itemOf.values())
    const sorted = stayed.map((old) => itemOf.get(old) as JsonObject)
    for (const [at, item] of list.entries()) if (known.has(item)) list[at] = sorted.shift() as JsonObject
  }
  const insert = (item: JsonObject) => {
    attach()
    const earlier = before.slice(0, before.indexOf(item)).findLast((one) => itemOf.has(one))
    list.splice(earlier ? list.indexOf(itemOf.get(earlier) as JsonObject) + 1 : 0, 0, item)
  }
  return [
    ...(moved ? [{ where: [...where, 'Order'], before: names(before), after: names(now), back: reorder }] : []),
    ...changes,
    ...gone.map((item) => ({ where: [...where, itemName(field, item)], before: summary(field, item), back: () => insert(item) })),
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
