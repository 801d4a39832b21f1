import { isObject, isUnset, type Json, type JsonObject } from '../json.ts'
import { readSources } from './sources.ts'

/** A translated text where it stands: `place` is the way to its object, `source` what is recorded of its English. */
export type TranslatedText = { place: string; language: string; field: string; text: Json; english: Json | undefined; source?: string }

/** The field beside the texts of a language that records their English. */
export const SOURCES = 'sources'

/** Every translation in a document, from the outside in; empty ones are left out. */
export function textsOf(value: Json, place = ''): TranslatedText[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, `${place}/${index}`))
  if (!isObject(value)) return []
  const { translations, ...rest } = value
  const own = isObject(translations)
    ? Object.entries(translations).flatMap(([language, texts]) => textsIn(rest, texts, language, place))
    : []
  return [...own, ...Object.entries(rest).flatMap(([name, child]) => textsOf(child, `${place}/${name}`))]
}

function textsIn(original: JsonObject, texts: Json, language: string, place: string): TranslatedText[] {
  if (!isObject(texts)) return []
  const sources = readSources(texts[SOURCES] as string | undefined)
  return Object.entries(texts)
    .filter(([field, text]) => field !== SOURCES && !isUnset(text))
    .map(([field, text]) => ({ place, language, field, text, english: original[field], source: sources[field] }))
}
