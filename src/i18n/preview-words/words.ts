import type { Locale } from '../../model/languages.ts'
import ar from './ar.ts'
import en, { type PreviewWords } from './en.ts'
import zhCN from './zh-CN.ts'
import zhTW from './zh-TW.ts'

/** The words about a branch that only testers read, by locale; for the server alone. */
export const PREVIEW_WORDS: Record<Locale, PreviewWords> = { en, 'zh-CN': zhCN, 'zh-TW': zhTW, ar }
