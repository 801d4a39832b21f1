import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Locale } from './locales.ts'
import type { Resource } from './resources/en.ts'

/** A ready i18next for one language. Nothing is loaded later, so it never suspends. */
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
