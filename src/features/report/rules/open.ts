import { isObject } from '../../../model/json.ts'
import { keyOfLocale, type Locale } from '../../../model/languages.ts'
import type { Document } from './site.ts'

/** Tells whether an editor marked a document as to be translated into a language. */
export function isOpen({ json }: Pick<Document, 'json'>, language: Locale): boolean {
  const state = json?.translationState
  const key = keyOfLocale(language)
  return isObject(state) && key !== undefined && state[key] === 'toBeTranslated'
}
