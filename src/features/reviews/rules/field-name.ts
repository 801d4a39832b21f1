import { keyOfLocale, type Locale, TRANSLATIONS } from '../../../model/languages.ts'

/** A text by the path of its English, and its language. */
type FieldPlace = { field: string; language: Locale }

/** Returns what an input of a form is about, by its name: `'blocks.2.translations.ar.heading'` => `{ field: 'blocks.2.heading', language: 'ar' }` */
export function placeOfInput(name: string): FieldPlace {
  const [, before = '', key, last = ''] = /^(?:(.+)\.)?translations\.(\w+)\.(.+)$/.exec(name) ?? []
  const locale = TRANSLATIONS.find((one) => one.key === key)?.locale
  return locale ? { field: before ? `${before}.${last}` : last, language: locale } : { field: name, language: 'en' }
}

/** The inverse: `('blocks.2.heading', 'ar')` => `'blocks.2.translations.ar.heading'` */
export function inputOf({ field, language }: FieldPlace): string {
  const key = keyOfLocale(language)
  return key && field ? field.replace(/(?<=^|\.)[^.]+$/, (last) => `translations.${key}.${last}`) : field
}
