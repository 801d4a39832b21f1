import { localise } from '../../../../content/view/localise.ts'
import { documentNameOf } from '../../../../model/document-path.ts'
import { isObject } from '../../../../model/json.ts'
import { inEachLocale } from '../../../../model/languages.ts'
import type { InEachLocale } from '../preview.ts'

/** The fields that may hold a document's title; the first that is filled counts. */
const NAMES = ['title', 'question', 'name']
const NAME_OF_PEOPLE = ['name']
const PEOPLE = ['TeamMember', 'Testimonial']

/** Returns the name of a document's file: `'content/faq/home-cost.json'` => `'home-cost'`, `'content/notes.txt'` => itself */
const fileOf = (path: string) => documentNameOf(path)?.name ?? path

/**
 * Returns the title of a document in each language: that of a page or a treatment, a question, the name of a person;
 * where it has none, or is broken, the name of its file: `(undefined, 'content/faq/home-cost.json')` => `'home-cost'`.
 */
export function titlesOf(document: unknown, path: string): InEachLocale {
  return inEachLocale((locale) => {
    const written: unknown = localise(document, locale)
    const fields = isObject(written) ? written : {}
    const names = PEOPLE.includes(String(fields.__typename)) ? NAME_OF_PEOPLE : NAMES
    const title = names.map((name) => fields[name]).find((text): text is string => typeof text === 'string' && text.trim() !== '')
    return title ?? fileOf(path)
  })
}
