import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Locale } from '../model/languages.ts'
import type { Resource } from './resources/en.ts'
import type { ReviewWords } from './review-words/en.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site'
    resources: { site: Resource; review: ReviewWords }
  }
}

/** Makes an i18next for one language that is ready at once: nothing is loaded later, so it never suspends. */
export function createI18n(locale: Locale, resource: Resource): i18n {
  const instance = createInstance({
    lng: locale,
    ns: 'site',
    defaultNS: 'site',
    resources: { [locale]: { site: resource } },
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  instance.use(initReactI18next).init()
  return instance
}
