import { useTranslation } from 'react-i18next'
import type { Locale } from '../../model/languages.ts'
import ar from './ar.ts'
import en, { type ReviewWords } from './en.ts'
import zhCN from './zh-CN.ts'
import zhTW from './zh-TW.ts'

/** The words of the testers' bar, of comments and ticks on drafts, by locale. They come with these: visitors load none of them. */
export const REVIEW_WORDS: Record<Locale, ReviewWords> = { en, 'zh-CN': zhCN, 'zh-TW': zhTW, ar }

/** Returns the function that says them in the language of the page. */
export function useWords() {
  const { i18n } = useTranslation()
  const locale = i18n.language as Locale
  if (!i18n.hasResourceBundle(locale, 'review')) i18n.addResourceBundle(locale, 'review', REVIEW_WORDS[locale])
  return i18n.getFixedT(locale, 'review')
}
