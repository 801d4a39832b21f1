import type { JsonObject } from '../../../model/json.ts'
import { isEmpty, isObject, textOf } from '../../../model/json.ts'
import type { Locale } from '../../../model/languages.ts'
import { keyOfLocale } from '../../../model/languages.ts'
import type { Document } from './site.ts'

export const SEARCHED = ['title', 'description'] as const

/** A title or description in a language, as search engines get it. `at`: the field to write it in; `own`: it is written in that language, not taken from English. */
export type SearchEngineText = { document: Document; text: string; at: string; own: boolean }

const inLanguage = (node: JsonObject | undefined, language: Locale): JsonObject | undefined => {
  const key = keyOfLocale(language)
  const all = node?.translations
  if (!key) return node
  const own = isObject(all) ? all[key] : undefined
  return isObject(own) ? own : undefined
}

/**
 * Returns a title or description as search engines get it: from the document's group for search engines, or else from the document.
 * See `src/routes/page-meta.ts`.
 */
export function saidOf(document: Document, language: Locale, name: (typeof SEARCHED)[number]): SearchEngineText {
  const { json = {} as JsonObject } = document
  const seo = isObject(json.seo) ? json.seo : undefined
  const prefix = keyOfLocale(language) ? `translations.${keyOfLocale(language)}.` : ''
  const isPage = document.collection === 'page'
  const [ofSeo, ofDocument] = [inLanguage(seo, language)?.[name], inLanguage(json, language)?.[name]]
  if (!isEmpty(ofSeo)) return { document, text: textOf(ofSeo), at: `seo.${prefix}${name}`, own: true }
  if (!isEmpty(seo?.[name])) return { document, text: textOf(seo?.[name]), at: `seo.${prefix}${name}`, own: false }
  if (isPage && name === 'description') return { document, text: '', at: 'seo.description', own: true }
  if (!isEmpty(ofDocument)) return { document, text: textOf(ofDocument), at: `${prefix}${name}`, own: true }
  return { document, text: isEmpty(json[name]) ? '' : textOf(json[name]), at: `seo.${prefix}${name}`, own: false }
}
