import { useSyncExternalStore } from 'react'
import { onMessage } from '../../../src/admin/on-message'
import { standingNow } from '../../../src/admin/standing'
import { isLocale, type Locale } from '../../../src/model/languages.ts'
import { onlyTranslates } from '../../../src/model/roles.ts'
import { languageOfPreview, showInPreview } from './preview'

const STORED = 'form-language'
const listeners = new Set<() => void>()
let chosen: Locale | undefined

const stored = () => {
  const code = window.localStorage.getItem(STORED)
  return isLocale(code) ? code : 'en'
}

/** Returns a language of a translator in place of one that isn't theirs; for all others the same. */
function own(locale: Locale): Locale {
  const standing = standingNow()
  const isOthers = standing && onlyTranslates(standing) && !standing.languages.includes(locale)
  return (isOthers && standing.languages[0]) || locale
}

function set(locale: Locale) {
  chosen = locale
  window.localStorage.setItem(STORED, locale)
  for (const listener of listeners) listener()
}

/** The language that all forms show beside English. */
export const languageOfForms = (): Locale => {
  chosen ??= own(languageOfPreview() ?? stored())
  return chosen
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The language that the forms show, remembered from visit to visit; the component is drawn again when another is chosen. */
export const useLanguage = () => useSyncExternalStore(subscribe, languageOfForms)

/** Returns the language that the forms would show at this moment; asking decides nothing. */
export const languageNow = (): Locale => chosen ?? own(languageOfPreview() ?? stored())

/** Shows another language in the forms and in the preview. */
export function chooseLanguage(locale: Locale) {
  set(locale)
  showInPreview(locale)
}

/** Follows the preview: a language chosen there is the one that the forms show. A translator is led to their own, unless they chose another tab. */
export function followPreview() {
  onMessage(({ origin, data }) => {
    if (origin !== window.location.origin || data?.type !== 'preview:language' || !isLocale(data.locale)) return
    if (own(data.locale) === data.locale) set(data.locale)
    else showInPreview(languageOfForms())
  })
}
