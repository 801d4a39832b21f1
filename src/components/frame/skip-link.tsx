import { useTranslation } from 'react-i18next'

/** First stop of the keyboard: past the navigation to the content. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className="skip" href="#main">
      {t('skip')}
    </a>
  )
}
