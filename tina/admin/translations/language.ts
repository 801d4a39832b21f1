import { useSyncExternalStore } from 'react'
import { onMessage } from '../../../src/admin/on-message'
import { isLocale, type Locale } from '../../../src/model/languages.ts'
import { languageOfPreview, showInPreview } from './preview'

const STORED = 'form-language'
const listeners = new Set<() => void>()
let chosen: Locale | undefined

const stored = () => {
  const code = window.localStorage.getItem(STORED)
  return isLocale(code) ? code : 'en'
}

function set(locale: Locale) {
  chosen = locale
  window.localStorage.setItem(STORED, locale)
  for (const listener of listeners) listener()
}

/** The language that all forms show beside English. */
export const languageOfForms = (): Locale => {
  chosen ??= languageOfPreview() ?? stored()
  return chosen
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The same, followed; it is remembered from visit to visit. */
export const useLanguage = () => useSyncExternalStore(subscribe, languageOfForms)

/** Returns the same at this moment; asking decides nothing. */
export const languageNow = (): Locale => chosen ?? languageOfPreview() ?? stored()

/** Shows another language in the forms and in the preview. */
export function chooseLanguage(locale: Locale) {
  set(locale)
  showInPreview(locale)
}

/** Follows the preview: a language chosen there is the one that the forms show. */
export function followPreview() {
  onMessage(({ origin, data }) => {
    if (origin === window.location.origin && data?.type === 'preview:language' && isLocale(data.locale)) set(data.locale)
  })
}
