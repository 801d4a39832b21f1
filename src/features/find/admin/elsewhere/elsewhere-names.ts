import { languageName } from '../../../../admin/i18n/language-name'
import { commaList } from '../../../../admin/names'
import { LOCALES, type Locale } from '../../../../model/languages.ts'
import { word } from '../words/elsewhere'

/** `['en', 'ar']` => `'English, Arabic'`; all of them => `'all languages'` */
export const languagesIn = (languages: Locale[]): string =>
  languages.length === LOCALES.length ? word('allLanguages') : commaList(languages.map(languageName))
