import type { i18n } from 'i18next'
import { createI18n } from './instance.ts'
import type { Locale } from './locales.ts'
import ar from './resources/ar.ts'
import en from './resources/en.ts'
import zhCN from './resources/zh-CN.ts'
import zhTW from './resources/zh-TW.ts'

const instances: Record<Locale, i18n> = {
  en: createI18n('en', en),
  'zh-CN': createI18n('zh-CN', zhCN),
  'zh-TW': createI18n('zh-TW', zhTW),
  ar: createI18n('ar', ar),
}

/** The interface of a language on the server; all four are made once. */
export const serverI18n = (locale: Locale) => instances[locale]
