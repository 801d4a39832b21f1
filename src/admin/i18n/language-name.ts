import { LANGUAGES, type Locale } from '../../model/languages.ts'
import { staffLanguage } from './staff-language'

/** `Intl` names these two by their countries. */
const WRITTEN: Partial<Record<Locale, string>> = { 'zh-CN': '简体中文', 'zh-TW': '繁体中文' }

const names = new Intl.DisplayNames(staffLanguage, { type: 'language' })

/** Returns what the staff call a language of the site: `'ar'` => `'Arabic'`, in a Chinese desk `'阿拉伯语'` */
export const languageName = (locale: Locale): string =>
  staffLanguage === 'en' ? LANGUAGES[locale].englishName : (WRITTEN[locale] ?? names.of(locale) ?? locale)
