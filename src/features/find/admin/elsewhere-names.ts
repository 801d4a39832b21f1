import { languageName } from '../../../admin/i18n/language-name'
import { commaList } from '../../../admin/names'
import { LOCALES, type Locale } from '../../../model/languages.ts'
import type { FactPlace } from '../rules/elsewhere.ts'
import { word } from './words/elsewhere'

/** `['en', 'ar']` => `'English, Arabic'`; all of them => `'all languages'` */
export const languagesIn = (languages: Locale[]): string =>
  languages.length === LOCALES.length ? word('allLanguages') : commaList(languages.map(languageName))

/** Returns where a place is, as people say it: `'HydraTite › Card › Price'` */
export const nameOfPlace = ({ title, where }: FactPlace): string => [title.replace('|', ' '), ...where].join(' › ')
