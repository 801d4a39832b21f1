/** One row of the table: all that the program knows of a language but its words, which stand in `src/i18n`. */
type Language = {
  /** Names its texts in documents: `translations.zhCN`. English has none, its texts stand beside `translations`. */
  key?: string
  /** Its name in its own words, as visitors choose it. */
  nativeName: string
  /** Its name as the clinics' staff say it. */
  englishName: string
  direction: 'ltr' | 'rtl'
  /** Tells whether forms ask for the surname before the first name. */
  surnameFirst: boolean
  /** A font that its pages fetch at once, beside the Latin ones; it stands in `src/styles/fonts.css`. */
  font?: string
}

const TABLE = {
  en: { nativeName: 'English', englishName: 'English', direction: 'ltr', surnameFirst: false },
  'zh-CN': { key: 'zhCN', nativeName: '简体中文', englishName: 'Simplified Chinese', direction: 'ltr', surnameFirst: true },
  'zh-TW': { key: 'zhTW', nativeName: '繁體中文', englishName: 'Traditional Chinese', direction: 'ltr', surnameFirst: true },
  ar: {
    key: 'ar',
    nativeName: 'العربية',
    englishName: 'Arabic',
    direction: 'rtl',
    surnameFirst: false,
    font: '/fonts/markazi-basic-var.woff2',
  },
} satisfies Record<string, Language>

/** The code of a language, as addresses and `lang` have it. */
export type Locale = keyof typeof TABLE

/** The languages of the site. A row more is a language more: addresses, fields, forms and labels are made from this table. */
export const LANGUAGES: Record<Locale, Language> = TABLE

/** The languages in the order of the switcher; the first is that of addresses without a prefix. */
export const LOCALES = Object.keys(TABLE) as readonly Locale[]

/** The languages that texts are translated into, in the same order. */
export const TRANSLATIONS = /* @__PURE__ */ LOCALES.flatMap((locale) => {
  const { key, ...language } = LANGUAGES[locale]
  return key ? [{ ...language, key, locale }] : []
})

/** Tells whether something is the code of one of the languages: `'ar'` is, `'AR'` and `'tlh'` are not. */
export const isLocale = (code: unknown): code is Locale => LOCALES.includes(code as Locale)

/** Returns the language key of a locale: `'zh-CN'` => `'zhCN'`; English has none. */
export const keyOfLocale = (locale: Locale) => LANGUAGES[locale].key

/** Returns the reading direction: `'ar'` => `'rtl'`. */
export const directionOf = (locale: Locale) => LANGUAGES[locale].direction

/** Returns the first part of a language's addresses: `'en'` => `''`, `'ar'` => `'/ar'`. */
export const prefixOf = (locale: Locale) => (locale === 'en' ? '' : `/${locale}`)

/** Makes a value for each language: `(prefixOf)` => `{ en: '', 'zh-CN': '/zh-CN', … }` */
export const inEachLocale = <T>(make: (locale: Locale) => T) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>

/** Returns the locale by which `Intl` writes dates as this site does: English ones are British, and all have Western digits. */
export const dateLocale = (locale: Locale) => (locale === 'en' ? 'en-GB' : `${locale}-u-nu-latn`)
