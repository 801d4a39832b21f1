import { isObject, isUnset, type Json, type JsonObject } from '../json.ts'
import { saying } from '../pair-items.ts'
import type { Field } from '../schema.ts'
import { SOURCES } from '../translations/texts.ts'
import { mergeLists } from './lists.ts'
import { type Language, languageOf, mergeSources } from './sources.ts'
import type { MergePlace, Settle, Three } from './three.ts'

/** One document made of two. `clashes`: the labels of each field that both changed, each to something else. */
export type Merged = { document: JsonObject; clashes: string[][] }

/**
 * Joins what two people made of one document, field by field and language by language: each text comes from whoever changed
 * it; sections that either added, moved or took away are so. Where both changed one text, `clashes` names it, and `mine` stands
 * unless `settle` says another.
 */
export function merge(fields: Field[], three: Three<JsonObject>, settle: Settle = () => 'mine'): Merged {
  const clashes: string[][] = []
  const told: Settle = (clash) => {
    clashes.push(clash.where)
    return settle(clash)
  }
  return { document: mergeObjects(fields, three, [], told), clashes }
}

/** Merges two objects of the same fields. */
function mergeObjects(fields: Field[], { base, theirs, mine }: Three<JsonObject>, where: string[], settle: Settle): JsonObject {
  const result: JsonObject = {}
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const field = fields.find((one) => one.name === name)
    const place = { field, where: [...where, field?.label ?? name], settle }
    const value = mergeValues({ base: base[name], theirs: theirs[name], mine: mine[name] }, place)
    if (value !== undefined) result[name] = value
  }
  return result
}

/** Tells whether two values say the same; what was never written is the same as what is empty. */
const isSame = (a: Json | undefined, b: Json | undefined) => (isUnset(a) && isUnset(b)) || saying(a) === saying(b)

const isItems = (value: Json | undefined): value is JsonObject[] => Array.isArray(value) && value.every((one) => isObject(one))
const isLines = (value: Json | undefined): value is string[] => Array.isArray(value) && value.every((one) => typeof one === 'string')

function mergeValues({ base, theirs, mine }: Three<Json | undefined>, place: MergePlace): Json | undefined {
  if (isSame(base, theirs) || isSame(theirs, mine)) return mine
  if (isSame(base, mine)) return theirs
  const { field, where, settle } = place
  if (field?.type !== 'rich-text' && isObject(theirs) && isObject(mine)) {
    const three = { base: isObject(base) ? base : {}, theirs, mine }
    return field?.name === 'translations' ? mergeLanguages(three, place) : mergeObjects(field?.fields ?? [], three, where, settle)
  }
  const lists = { base: base ?? [], theirs: theirs ?? [], mine: mine ?? [] }
  if (isItems(lists.base) && isItems(lists.theirs) && isItems(lists.mine))
    return mergeLists(lists as Three<JsonObject[]>, place, mergeObjects)
  if (isLines(base) && isLines(theirs) && isLines(mine) && [theirs, mine].every(({ length }) => length === base.length))
    return mine.map((line, at) => mergeValues({ base: base[at], theirs: theirs[at], mine: line }, { ...place, field: undefined }) ?? line)
  return settle({ where, theirs, mine }) === 'theirs' ? theirs : mine
}

/** Merges the texts of each language. What is recorded of their English goes with each text. */
function mergeLanguages(three: Three<JsonObject>, { field, where, settle }: MergePlace): JsonObject {
  const keys = new Set([...Object.keys(three.mine), ...Object.keys(three.theirs)])
  const languages = [...keys].map((key) => {
    const language = field?.fields?.find(({ name }) => name === key)
    const [base, theirs, mine] = [three.base, three.theirs, three.mine].map((all) => languageOf(all[key])) as [Language, Language, Language]
    const texts = { base: base.texts, theirs: theirs.texts, mine: mine.texts }
    const merged = mergeObjects(language?.fields ?? [], texts, [...where, language?.label ?? key], settle)
    const sources = mergeSources({ base, theirs, mine }, merged)
    return [key, sources ? { ...merged, [SOURCES]: sources } : merged]
  })
  return Object.fromEntries(languages)
}
