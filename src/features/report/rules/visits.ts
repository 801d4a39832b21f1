import { isObject, type Json, type JsonObject } from '../../../model/json.ts'
import { type Locale, TRANSLATIONS } from '../../../model/languages.ts'
import { type Field, translatable } from '../../../model/schema.ts'
import { join } from './json.ts'
import type { Document } from './site.ts'

/** An object of a document, in one language. A translation that has no object yet is visited as an empty one. */
export type Visit = {
  document: Document
  /** Path in the document: `'blocks.2'`, `'blocks.2.translations.ar'`; empty for the document itself. */
  path: string
  node: JsonObject
  fields: Field[]
  language: Locale
  /** The object with the English texts, where this one is a translation. */
  english?: JsonObject
  /** Name of the section that it belongs to. */
  section?: string
  /** The section is switched off: visitors don't see it. */
  hidden: boolean
}

/** A field of an object with its value. */
export type Place = Visit & { field: Field; value: Json | undefined; at: string }

/** The fields of an object that hold a value themselves. */
export const placesIn = (visit: Visit): Place[] =>
  visit.fields
    .filter(({ type }) => type !== 'object')
    .map((field) => ({ ...visit, field, value: visit.node[field.name], at: join(visit.path, field.name) }))

/** Every object of a document, from the outside in, each followed by its translations. */
export function visitsOf(document: Document, fields: Field[]): Visit[] {
  if (!document.json || fields.length === 0) return []
  return walk({ document, path: '', node: document.json, fields, language: 'en', hidden: false })
}

function walk(visit: Visit): Visit[] {
  const inner = visit.fields.filter(({ type, name }) => type === 'object' && name !== 'translations')
  return [visit, ...translationsOf(visit), ...inner.flatMap((field) => inside(visit, field))]
}

function inside(visit: Visit, field: Field): Visit[] {
  const value = visit.node[field.name]
  const items = Array.isArray(value) ? value : [value]
  return items.flatMap((node, index) => {
    if (!isObject(node)) return []
    const template = field.templates?.find(({ name }) => name === node._template)
    return walk({
      ...visit,
      path: join(visit.path, field.name, field.list ? index : ''),
      node,
      fields: template?.fields ?? field.fields ?? [],
      section: template?.name ?? visit.section,
      hidden: visit.hidden || (template !== undefined && node.hidden === true),
    })
  })
}

function translationsOf(visit: Visit): Visit[] {
  const all = visit.node.translations
  return TRANSLATIONS.flatMap(({ locale: language, key }) => {
    const fields = translatable(visit.fields, key)
    if (fields.length === 0) return []
    const own = isObject(all) ? all[key] : undefined
    return [
      { ...visit, path: join(visit.path, 'translations', key), node: isObject(own) ? own : {}, fields, language, english: visit.node },
    ]
  })
}
