import { localise } from '../../../content/view/localise.ts'
import { itemName } from '../../../model/field-changes.ts'
import { isObject, type Json, type JsonObject } from '../../../model/json.ts'
import { LOCALES, type Locale } from '../../../model/languages.ts'
import { pairUp, saying } from '../../../model/pair-items.ts'
import { type Field, fieldsOf } from '../../../model/schema.ts'
import { joinPath } from '../../../model/walk.ts'

/**
 * A part of a document that a draft changes: the texts of one section, of one item of a list, or of the document itself. `key` names it
 * by where it stood before, so that it stays the same while the draft is written on: `'blocks.3.offers.0'`, a new one `'blocks.+0'`.
 * `what` are the labels of the fields in it that differ, or the names of the items that moved, `marks` those of what it says, for each language in which that differs.
 */
export type ChangedPart = {
  key: string
  kind: 'new' | 'edited' | 'removed' | 'moved' | 'renamed'
  where: string[]
  what: string[]
  marks: Partial<Record<Locale, string>>
}

/** Makes a mark of what a part says; another text has another mark. Of what stands `beside` it in its section only pictures count. */
export type MakeMark = (said: string, beside?: string) => string
type Place = { fields: Field[]; key: string; where: string[] }

const isNote = (name: string) => name.startsWith('_') || name === 'sources' || name === 'same'
const objectsIn = (value: Json | undefined): JsonObject[] => (Array.isArray(value) ? value.filter((one) => isObject(one)) : [])
const isNested = (value: Json | undefined) => isObject(value) || objectsIn(value).length > 0

/** Takes the difference of two texts of a document apart; null is a document that is not there. */
export function partsOf(fields: Field[], before: JsonObject | null, after: JsonObject | null, mark: MakeMark): ChangedPart[] {
  const place = { fields, key: '', where: [] }
  return before && after ? partsIn(place, before, after, mark) : [whole(place, after, mark)]
}

/** A document that got another address. */
export const renamed = (to: string, mark: MakeMark): ChangedPart => ({
  ...{ key: 'address', kind: 'renamed', where: [], what: [] },
  marks: Object.fromEntries(LOCALES.map((locale) => [locale, mark(to)])),
})

/** A part that came or went as a whole; every language reads it. */
const whole = ({ key, where }: Place, after: JsonObject | null, mark: MakeMark): ChangedPart => ({
  ...{ key, where, what: [], kind: after ? 'new' : 'removed' },
  marks: Object.fromEntries(LOCALES.map((locale) => [locale, mark(after ? saidIn(after, locale) : '')])),
})

/** What visitors of a language read of a value, as a text to compare it by. */
const saidIn = (value: JsonObject, locale: Locale): string => saying(withoutNotes(localise(value, locale) as JsonObject))

function withoutNotes(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutNotes)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).flatMap(([name, child]) => (isNote(name) ? [] : [[name, withoutNotes(child)]])))
}

function partsIn(place: Place, before: JsonObject, after: JsonObject, mark: MakeMark): ChangedPart[] {
  const { fields, key, where } = place
  const names = [...new Set([...fields.map(({ name }) => name), ...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isNote(name),
  )
  const nested = names.filter((name) => name !== 'translations' && (isNested(before[name]) || isNested(after[name])))
  const beside = saying(nested.map((name) => after[name]).filter((value) => isObject(value)))
  const own = ownPart(place, without(before, nested), without(after, nested), (said) => mark(said, beside))
  const inner = nested.flatMap((name) => {
    const field = fields.find((one) => one.name === name)
    const at = { fields: field?.fields ?? [], key: joinPath(key, name), where: [...where, field?.label ?? name] }
    const [old, now] = [before[name], after[name]]
    if (objectsIn(old).length > 0 || objectsIn(now).length > 0) return itemsIn(at, field, objectsIn(old), objectsIn(now), mark)
    if (isObject(old) && isObject(now)) return partsIn(at, old, now, mark)
    return [whole(at, isObject(now) ? now : null, mark)]
  })
  return [...own, ...inner]
}

const without = (node: JsonObject, names: string[]): JsonObject =>
  Object.fromEntries(Object.entries(node).filter(([name]) => !names.includes(name)))

/** The texts of an object itself, where they differ in any language. */
function ownPart({ fields, key, where }: Place, before: JsonObject, after: JsonObject, mark: MakeMark): ChangedPart[] {
  const marks = LOCALES.flatMap((locale) => {
    const said = saidIn(after, locale)
    return said === saidIn(before, locale) ? [] : [[locale, mark(said)] as const]
  })
  if (marks.length === 0) return []
  const what = fields.filter(({ name }) => name !== 'translations' && differs(name, before, after)).map(({ label, name }) => label ?? name)
  return [{ key, kind: 'edited', where, what, marks: Object.fromEntries(marks) }]
}

/** Tells whether a field says something else in any language. */
const differs = (name: string, before: JsonObject, after: JsonObject): boolean =>
  LOCALES.some((locale) => {
    const [old, now] = [before, after].map((node) => (localise(node, locale) as JsonObject)[name])
    return saying(old) !== saying(now)
  })

function itemsIn(
  { key, where }: Place,
  field: Field | undefined,
  before: JsonObject[],
  after: JsonObject[],
  mark: MakeMark,
): ChangedPart[] {
  const { pairs, gone } = pairUp(after, before)
  const placeOf = (item: JsonObject, name: string): Place => ({
    fields: field ? fieldsOf(field, item) : [],
    key: joinPath(key, name),
    where: [...where, itemName(field, item)],
  })
  let added = 0
  const keys: string[] = []
  const items = pairs.flatMap(({ item, before: old }) => {
    const name = old ? String(before.indexOf(old)) : `+${added++}`
    keys.push(name)
    return old ? partsIn(placeOf(item, name), old, item, mark) : [whole(placeOf(item, name), item, mark)]
  })
  const order: ChangedPart = {
    ...{ key: joinPath(key, 'order'), kind: 'moved', where },
    what: pairs.flatMap(({ item, moved }) => (moved ? itemName(field, item) : [])),
    marks: Object.fromEntries(LOCALES.map((locale) => [locale, mark(keys.join(' '))])),
  }
  return [
    ...(order.what.length > 0 ? [order] : []),
    ...items,
    ...gone.map((item) => whole(placeOf(item, String(before.indexOf(item))), null, mark)),
  ]
}
