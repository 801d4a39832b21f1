import { itemName } from '../field-changes.ts'
import { isObject, isUnset, type Json, type JsonObject } from '../json.ts'
import { type Field, fieldsOf } from '../schema.ts'
import { SOURCES } from './texts.ts'

/**
 * Returns what differs between two states of a document beside the texts of some languages, given by their keys, as labels from
 * the outside in: `[['Sections', 'Questions: Asked most often', 'Heading']]`. What was never written and what is empty are the
 * same; what is recorded of the English of a text is no difference.
 */
export const otherChanges = (fields: Field[], before: JsonObject, after: JsonObject, keys: readonly string[]): string[][] =>
  namesOf(before, after).flatMap((name) => {
    const field = fields.find((one) => one.name === name)
    const [old, now] = [before[name], after[name]]
    const changes = name === 'translations' ? ofLanguages(field, old, now, keys) : changesIn(field, old, now, keys)
    return changes.map((where) => [field?.label ?? name, ...where])
  })

/** The names of the fields of both. Tina adds names that begin with `_`; of these only the kind of a section counts. */
const namesOf = (before: JsonObject, after: JsonObject) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => name === '_template' || !name.startsWith('_'))

function changesIn(field: Field | undefined, before: Json | undefined, after: Json | undefined, keys: readonly string[]): string[][] {
  if (isUnset(before) && isUnset(after)) return []
  if (field?.type !== 'rich-text') {
    if (isGroup(before) && isGroup(after)) return otherChanges(field?.fields ?? [], before ?? {}, after ?? {}, keys)
    if (isItems(before) && isItems(after) && before.length === after.length)
      return after.flatMap((item, at) => {
        const changes = otherChanges(field ? fieldsOf(field, item) : [], before[at] ?? {}, item, keys)
        return changes.map((where) => [itemName(field, item), ...where])
      })
  }
  return steady(before) === steady(after) ? [] : [[]]
}

function ofLanguages(field: Field | undefined, before: Json | undefined, after: Json | undefined, keys: readonly string[]): string[][] {
  const [were, are] = [before, after].map((one) => (isObject(one) ? one : {})) as [JsonObject, JsonObject]
  const others = namesOf(were, are).filter((key) => !keys.includes(key))
  return others.flatMap((key) => {
    const language = field?.fields?.find(({ name }) => name === key)
    const [old, now] = [textsOf(were[key]), textsOf(are[key])]
    return otherChanges(language?.fields ?? [], old, now, []).map((where) => [language?.label ?? key, ...where])
  })
}

function textsOf(value: Json | undefined): JsonObject {
  const { [SOURCES]: _, ...texts } = isObject(value) ? value : {}
  return texts
}

const isGroup = (value: Json | undefined): value is JsonObject | undefined => value === undefined || value === null || isObject(value)
const isItems = (value: Json | undefined): value is JsonObject[] => Array.isArray(value) && value.every((item) => isObject(item))

/** A value as a text to compare it by, whatever the order of its names. */
const steady = (value: Json | undefined): string =>
  JSON.stringify(value, (_, one) => (isObject(one) ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))) : one)) ??
  ''

/** Returns `before` with the texts of some languages as they are in `after`, for two states that differ in nothing else. */
export function withTexts(before: JsonObject, after: JsonObject, keys: readonly string[]): JsonObject {
  const entries = Object.keys({ ...before, ...after }).flatMap((name): [string, Json][] => {
    const value = name === 'translations' ? languagesOf(before[name], after[name], keys) : inner(before[name], after[name], keys)
    return value === undefined ? [] : [[name, value]]
  })
  return Object.fromEntries(entries)
}

function inner(before: Json | undefined, after: Json | undefined, keys: readonly string[]): Json | undefined {
  if (isObject(after) && isGroup(before)) {
    const made = withTexts(before ?? {}, after, keys)
    return isObject(before) || Object.keys(made).length > 0 ? made : before
  }
  if (isItems(before) && isItems(after)) return before.map((item, at) => withTexts(item, after[at] ?? {}, keys))
  return before
}

function languagesOf(before: Json | undefined, after: Json | undefined, keys: readonly string[]): Json | undefined {
  const [old, now] = [before, after].map((one) => (isObject(one) ? one : {})) as [JsonObject, JsonObject]
  const names = Object.keys({ ...old, ...now })
  const entries = names.flatMap((key): [string, Json][] => {
    const value = keys.includes(key) ? now[key] : old[key]
    return value === undefined ? [] : [[key, value]]
  })
  if (entries.length > 0) return Object.fromEntries(entries)
  return Object.keys(old).length > 0 ? undefined : before
}
