import { isEmpty, isObject, type Json, type JsonObject } from '../json.ts'
import { readSources, sourceHash } from './sources.ts'
import { SOURCES } from './texts.ts'

/**
 * How a translation stands to its English. `stale`: the English has changed since; `same`: nobody has said that it
 * may read as the English does; `current` also where nothing is recorded.
 */
export type TranslationMark = 'missing' | 'stale' | 'same' | 'current'

/** Stands before the hash of a text that an editor called right although it reads as its English. */
export const AS_IT_IS = '='

/** A form puts this before the hash of the English for which an editor calls a translation right. */
export const STILL_RIGHT = 'ok'

const LETTER = /\p{L}/u

/** `('From £60', 'ابتداءً من 50 £', '0a1b2c3d')` => `'stale'`; undefined where there is no English. Rich text as Markdown. */
export function markOf(english: Json | undefined, text: Json | undefined, source?: string): TranslationMark | undefined {
  if (isEmpty(english)) return undefined
  if (isEmpty(text)) return 'missing'
  const hash = sourceHash(english)
  const original = JSON.stringify(english)
  if (original === JSON.stringify(text) && LETTER.test(original)) {
    return source === AS_IT_IS + hash || source === STILL_RIGHT + hash ? 'current' : 'same'
  }
  return source && !source.endsWith(hash) ? 'stale' : 'current'
}

/** Marks of the texts of one object in one language: `{ title: 'current', lead: 'missing' }`. `fields` are those that can be translated. */
export function staleness(node: JsonObject, language: string, fields: string[]): Record<string, TranslationMark> {
  const all = node.translations
  const own = isObject(all) ? all[language] : undefined
  const texts = isObject(own) ? own : {}
  const sources = readSources(texts[SOURCES] as string | undefined)
  return Object.fromEntries(
    fields.flatMap((field) => {
      const mark = markOf(node[field], texts[field], sources[field])
      return mark ? [[field, mark]] : []
    }),
  )
}
