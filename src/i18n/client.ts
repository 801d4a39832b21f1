import type { i18n } from 'i18next'

let current: i18n | undefined

/** The browser's one language, set before hydration; a change of language loads a new document. */
export const setClientI18n = (instance: i18n) => {
  current = instance
}

/** The instance in the browser; undefined on the server. */
export const clientI18n = () => current
