import { isObject, type Json, type JsonObject } from '../../../model/json.ts'
import { type Locale, TRANSLATIONS } from '../../../model/languages.ts'
import { type Field, translatable } from '../../../model/schema.ts'
import { joinPath, type VisitedObject, walk } from '../../../model/walk.ts'
import type { Document } from './site.ts'

/** An object of a document, in one language. A translation that has no object yet is visited as an empty one. */
export type TextVisit = VisitedObject & {
  document: Document
  language: Locale
  /** The object with the English texts, where this one is a translation. */
  english?: JsonObject
}

/** A field of an object with its value. */
export type FieldPlace = TextVisit & { field: Field; value: Json | undefined; at: string }

/** Returns every field of an object but its groups, each with its value and its path in the document. */
export const placesIn = (visit: TextVisit): FieldPlace[] =>
  visit.fields
    .filter(({ type }) => type !== 'object')
    .map((field) => ({ ...visit, field, value: visit.node[field.name], at: joinPath(visit.path, field.name) }))

/** Returns every object of a document, from the outside in, each followed by its translations. */
export function visitsOf(document: Document, fields: Field[]): TextVisit[] {
  if (!document.json || fields.length === 0) return []
  return walk(fields, document.json).flatMap((one) => {
    const visit: TextVisit = { ...one, document, language: 'en' }
    return [visit, ...translationsOf(visit)]
  })
}

function translationsOf(visit: TextVisit): TextVisit[] {
  const all = visit.node.translations
  return TRANSLATIONS.flatMap(({ locale: language, key }) => {
    const fields = translatable(visit.fields, key)
    if (fields.length === 0) return []
    const own = isObject(all) ? all[key] : undefined
    return [
      { ...visit, path: joinPath(visit.path, 'translations', key), node: isObject(own) ? own : {}, fields, language, english: visit.node },
    ]
  })
}
