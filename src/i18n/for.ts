import type { i18n } from 'i18next'
import { serverI18n } from './all.server.ts'
import { clientI18n } from './client.ts'
import type { Locale } from './locales.ts'

/** The interface in a language: the browser has only its own, the server all four. */
export const i18nFor = (locale: Locale): i18n => (import.meta.env.SSR ? serverI18n(locale) : (clientI18n() as i18n))
