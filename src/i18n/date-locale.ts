import type { Locale } from '../model/languages.ts'

/** Returns the locale by which `Intl` writes dates as this site does: English ones are British, and all have Western digits. */
export const dateLocale = (locale: Locale) => (locale === 'en' ? 'en-GB' : `${locale}-u-nu-latn`)

/** Returns a day of the calendar as visitors read it: `('2026-10-06', 'en')` => `'6 October 2026'`. What is no day stays as it is: a branch may hold anything. */
export function writtenDay(day: string, locale: Locale): string {
  const at = new Date(`${day}T12:00:00Z`)
  if (Number.isNaN(at.getTime())) return day
  return new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(at)
}
