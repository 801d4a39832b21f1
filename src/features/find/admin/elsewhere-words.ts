import { LANGUAGES, LOCALES, type Locale } from '../../../model/languages.ts'
import type { FactElsewhere, Place } from '../rules/elsewhere.ts'

const NAMES: Record<FactElsewhere['kind'], string> = {
  price: 'price',
  phone: 'phone number',
  email: 'e-mail address',
  number: 'number',
  hours: 'week',
}

/** What is asked when a form changes a fact that stands in other places, too. */
export const WORDS = {
  title: 'Change it in the other places, too?',
  changed: ({ kind, from, to }: FactElsewhere) =>
    kind === 'hours' ? 'The week of a clinic has changed.' : `The ${NAMES[kind]} ${from} is now ${to}.`,
  same: (kind: FactElsewhere['kind']) => `The same ${NAMES[kind]} also stands here`,
  agreed: 'Says something else, as agreed',
  other: 'The same figure, about something else',
  agreedHours: 'States hours of its own, as agreed. Tick it, and it shows the week from then on.',
  change: (place: string) => `Change ${place}`,
  foot: 'All of it is one change, which the history can take back as one.',
  back: 'Back to the form',
  onlyHere: 'Save here only',
  withPlaces: (count: number) => `Save, and change ${count === 1 ? '1 other place' : `${count} other places`}`,
}

/** `['en', 'ar']` => `'English, Arabic'`; all of them => `'all languages'` */
export const languagesIn = (languages: Locale[]): string =>
  languages.length === LOCALES.length ? 'all languages' : languages.map((locale) => LANGUAGES[locale].englishName).join(', ')

/** Returns where a place is, as people say it: `'HydraTite › Card › Price'` */
export const nameOfPlace = ({ title, where }: Place): string => [title.replace('|', ' '), ...where].join(' › ')
