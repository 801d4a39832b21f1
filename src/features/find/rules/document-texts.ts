import { isEmpty, type Json } from '../../../model/json.ts'
import type { Locale } from '../../../model/languages.ts'
import { SAME } from '../../../model/same/note.ts'
import type { Field } from '../../../model/schema.ts'
import { joinPath } from '../../../model/walk.ts'
import type { Document } from '../../report/rules/site.ts'
import { placesIn, visitsOf } from '../../report/rules/visits.ts'

/** A text of a document, as its file has it; `isMarkdown` for one with paragraphs and links. */
export type DocumentText = { field: string; language: Locale; value: string; isMarkdown: boolean }

/**
 * Fields of words that are no texts all the same, by their names: the page that a question belongs to, the file of a
 * treatment, those of a film, and what the site notes beside texts.
 */
const KEYS = ['category', 'treatment', 'wide', 'tall', 'sources', SAME]

/** Tells whether a field holds words for people: no address, no time of the clock, no choice, no picture. */
export const isText = ({ type, name, options, ui }: Field): boolean =>
  type === 'rich-text' || (type === 'string' && !options && !ui?.pattern && !KEYS.includes(name))

/** Returns every text of a document in every language, in the order of its form; of a list of texts each by itself. */
export const documentTexts = (document: Document, fields: Field[]): DocumentText[] =>
  visitsOf(document, fields)
    .flatMap(placesIn)
    .filter(({ field }) => isText(field))
    .flatMap(({ field, value, at, language }) =>
      valuesOf(value, at).map(([text, path]) => ({ field: path, language, value: text, isMarkdown: field.type === 'rich-text' })),
    )

function valuesOf(value: Json | undefined, at: string): [string, string][] {
  const all: [Json | undefined, string][] = Array.isArray(value) ? value.map((one, index) => [one, joinPath(at, index)]) : [[value, at]]
  return all.flatMap(([one, path]): [string, string][] => (typeof one === 'string' && !isEmpty(one) ? [[one, path]] : []))
}
