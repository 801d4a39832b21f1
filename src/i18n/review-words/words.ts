import type { Locale } from '../../model/languages.ts'
import ar from './ar.ts'
import en, { type ReviewWords } from './en.ts'
import zhCN from './zh-CN.ts'
import zhTW from './zh-TW.ts'

/** The words of comments and ticks on drafts, by locale. They come with these: visitors load none of them. */
export const REVIEW_WORDS: Record<Locale, ReviewWords> = { en, 'zh-CN': zhCN, 'zh-TW': zhTW, ar }
