import { LANGUAGES, type Locale } from '../../model/languages'
import { staffLanguage } from './staff-language'

const IN_CHINESE: Record<Locale, string> = { en: '英文', 'zh-CN': '简体中文', 'zh-TW': '繁体中文', ar: '阿拉伯文' }

/** Returns what the staff calls a language of the site: `'ar'` => `'Arabic'` */
export const languageName = (locale: Locale): string => (staffLanguage === 'zh-CN' ? IN_CHINESE[locale] : LANGUAGES[locale].englishName)
