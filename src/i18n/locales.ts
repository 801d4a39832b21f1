/** The languages of the site; the first is the one that addresses without a prefix are in. */
export const LOCALES = ['en', 'zh-CN', 'zh-TW', 'ar'] as const
export type Locale = (typeof LOCALES)[number]

/** Each language in its own words, as the switcher lists them. */
export const NATIVE_NAMES: Record<Locale, string> = {
  en: 'English',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  ar: 'العربية',
}

/** Each language as the clinics' staff call it. */
export const ENGLISH_NAMES: Record<Locale, string> = {
  en: 'English',
  'zh-CN': 'Simplified Chinese',
  'zh-TW': 'Traditional Chinese',
  ar: 'Arabic',
}

/** `'fr'` => false; anything that is not one of the four codes is not a locale. */
export const isLocale = (code: unknown): code is Locale => LOCALES.includes(code as Locale)

/** Reading direction: `'ar'` => `'rtl'`, all others `'ltr'`. */
export const directionOf = (locale: Locale): 'rtl' | 'ltr' => (locale === 'ar' ? 'rtl' : 'ltr')

/** First part of a language's addresses: `'en'` => `''`, `'ar'` => `'/ar'`. */
export const prefixOf = (locale: Locale): string => (locale === 'en' ? '' : `/${locale}`)
