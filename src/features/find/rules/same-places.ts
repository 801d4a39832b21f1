import { isObject, type Json, type JsonObject, textOf } from '../../../model/json.ts'
import { TRANSLATIONS } from '../../../model/languages.ts'
import { readBindings, referenceTo } from '../../../model/same/bindings.ts'
import { SAME } from '../../../model/same/note.ts'
import type { Field } from '../../../model/schema.ts'
import { joinPath, walk } from '../../../model/walk.ts'

/** The address that lists the texts that may stand in several places. */
export const SAME_PLACES = '/api/content/find/same'

/**
 * A text that others may say: by what it is known, its document, where it stands in the words of the form, and the text in English and,
 * by language key, as far as it is translated. `to`: the reference of the text whose words it says.
 */
export type SamePlace = {
  reference: string
  path: string
  field: string
  title: string
  where: string[]
  texts: Record<string, string>
  to?: string
}

type Listed = { path: string; json: JsonObject; kind: { fields: Field[] }; title: string; whereIs(field: string): string[] }

/** Returns the texts of a document that may stand in several places, in the order of its form; empty ones are left out. */
export const samePlaces = ({ path, json, kind, title, whereIs }: Listed): SamePlace[] =>
  walk(kind.fields, json).flatMap(({ path: at, node, fields }) =>
    fields
      .filter(({ name, ui }) => ui?.same && textOf(node[name]).trim())
      .map(({ name }) => {
        const field = joinPath(at, name)
        const to = readBindings(node[SAME])[name]
        const texts = { en: textOf(node[name]), ...translationsOf(node.translations, name) }
        return { reference: referenceTo({ path, field }), path, field, title, where: whereIs(field), texts, ...(to && { to }) }
      }),
  )

function translationsOf(all: Json | undefined, name: string): Record<string, string> {
  const found = TRANSLATIONS.flatMap(({ key }) => {
    const own = isObject(all) ? all[key] : undefined
    const text = isObject(own) ? textOf(own[name]) : ''
    return text ? [[key, text] as const] : []
  })
  return Object.fromEntries(found)
}
