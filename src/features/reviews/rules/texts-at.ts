import { isEmpty, isObject, type Json, type JsonObject, textOf } from '../../../model/json.ts'
import { keyOfLocale, type Locale } from '../../../model/languages.ts'
import { joinPath } from '../../../model/walk.ts'

/** A text of a document as visitors of one language read it; `field` leads to its English: `'blocks.2.heading'`. */
export type TextAt = { field: string; text: string }

/** Fields that hold no text that anybody reads. */
const isNote = (name: string) => name.startsWith('_') || name === 'translations' || name === 'same'

/** Returns every text and every picture's address in a document, in the order of its file. Where a translation is missing it is English. */
export function textsAt(node: Json, language: Locale, path = ''): TextAt[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => textsAt(item, language, joinPath(path, index)))
  if (!isObject(node)) return []
  const own = ownTexts(node, language)
  return Object.entries(node).flatMap(([name, value]): TextAt[] => {
    if (isNote(name)) return []
    const field = joinPath(path, name)
    const text = textOf(own[name] ?? value)
    return text ? [{ field, text }] : textsAt(value, language, field)
  })
}

/** Returns the fields of an object that are translated into a language. */
export function ownTexts({ translations }: JsonObject, language: Locale): JsonObject {
  const key = keyOfLocale(language)
  const texts = key && isObject(translations) ? translations[key] : undefined
  return isObject(texts) ? Object.fromEntries(Object.entries(texts).filter(([, text]) => !isEmpty(text))) : {}
}
