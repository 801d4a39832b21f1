import { type AnyObject, isEmpty, isObject, type Json } from '../../../model/json.ts'
import { keyOfLocale, LOCALES, type Locale } from '../../../model/languages.ts'

/** The words for those who can't see a picture, in each language that has them. */
export type Alts = Partial<Record<Locale, string>>

/** The file that keeps the words beside a picture: `'scene/a.webp'` => `'scene/a.webp.json'`. */
export const altsFile = (path: string) => `${path}.json`

/** Tells whether an address is that of such a file. */
export const isAltsFile = (address: string) => /\.(webp|jpe?g|png|avif|gif)\.json$/i.test(address)

/** Returns the words of a file: `{ alt: 'A rose', translations: { ar: { alt: 'وردة' } } }` => `{ en: 'A rose', ar: 'وردة' }`. */
export function readAlts(json: Json | undefined): Alts {
  if (!isObject(json)) return {}
  const texts = LOCALES.map((locale) => [locale, altIn(json, locale)] as const)
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

/** Returns the words as their file has them; undefined where there are none. */
export function writeAlts(alts: Alts): AnyObject | undefined {
  const given = LOCALES.flatMap((locale) => (alts[locale]?.trim() ? [[locale, alts[locale].trim()] as const] : []))
  if (given.length === 0) return undefined
  const translations = given.flatMap(([locale, alt]) => {
    const key = keyOfLocale(locale)
    return key ? [[key, { alt }]] : []
  })
  return { alt: alts.en?.trim() ?? '', ...(translations.length > 0 && { translations: Object.fromEntries(translations) }) }
}

/**
 * Returns the words that say something else than those that are kept; those that are gone are empty.
 * `({ en: 'A rose', ar: 'وردة' }, { en: 'Two roses' })` => `{ en: 'Two roses', ar: '' }`
 */
export const changedAlts = (kept: Alts, written: Alts): Alts =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const text = written[locale]?.trim() ?? ''
      return text === (kept[locale]?.trim() ?? '') ? [] : [[locale, text]]
    }),
  )

/** The path of the words of a use in a language, from the group that has the picture: `'translations.ar.alt'`. */
export const altField = (locale: Locale) => {
  const key = keyOfLocale(locale)
  return key ? `translations.${key}.alt` : 'alt'
}

/** Returns the words of a use in a language, of the group that has the picture; empty where it has none. */
export function altIn(group: AnyObject, locale: Locale): string {
  const key = keyOfLocale(locale)
  const own = key ? ((group.translations as AnyObject | undefined)?.[key] as AnyObject | undefined) : group
  return typeof own?.alt === 'string' ? own.alt.trim() : ''
}

/**
 * Returns the words that a use takes over from its picture: all, where it has none in English or only an example; where it
 * has the picture's own English, those of the other languages that it lacks. What it says itself stays.
 */
export function takenOver(group: AnyObject, kept: Alts, isUnwritten: (alt: string) => boolean = isEmpty): Alts {
  const english = altIn(group, 'en')
  if (!kept.en || (!isUnwritten(english) && english !== kept.en)) return {}
  return Object.fromEntries(
    Object.entries(kept).filter(([locale]) => {
      const own = altIn(group, locale as Locale)
      return own === '' || isUnwritten(own)
    }),
  )
}
