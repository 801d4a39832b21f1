import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../../i18n/review-words/words.ts'

/** Says that comments and ticks could not be read as they are now, and asks again. */
export function Unread({ again }: { again(): Promise<void> }) {
  const t = useWords()
  const { t: ofSite } = useTranslation()
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await again()
    setBusy(false)
  }
  return (
    <>
      {!isBusy && (
        <p className="err" role="alert">
          {t('unread')}
        </p>
      )}
      <p className="rvw-acts">
        <button type="button" disabled={isBusy} onClick={() => void press()}>
          {ofSite('actions.tryAgain')}
        </button>
      </p>
    </>
  )
}
