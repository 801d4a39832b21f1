import { useTranslation } from 'react-i18next'
import { useSite } from '../../../content/site.ts'
import { REVIEW_WORDS } from '../../../i18n/review-words/words.ts'

/** Returns the function that says the words of comments and ticks in the language of the page. */
export function useWords() {
  const { locale } = useSite()
  const { i18n } = useTranslation()
  if (!i18n.hasResourceBundle(locale, 'review')) i18n.addResourceBundle(locale, 'review', REVIEW_WORDS[locale])
  return i18n.getFixedT(locale, 'review')
}
