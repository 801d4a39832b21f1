import { inEachLocale, type Locale } from '../model/languages.ts'
import { createI18n } from './instance.ts'
import ar from './resources/ar.ts'
import en, { type Resource } from './resources/en.ts'
import zhCN from './resources/zh-CN.ts'
import zhTW from './resources/zh-TW.ts'

/** The interface in each language; for the server alone. A browser fetches its own (`src/entry.client.tsx`). */
export const RESOURCES: Record<Locale, Resource> = { en, 'zh-CN': zhCN, 'zh-TW': zhTW, ar }

const instances = inEachLocale((locale) => createI18n(locale, RESOURCES[locale]))

/** Returns the interface of a language on the server; each is made once. */
export const serverI18n = (locale: Locale) => instances[locale]
