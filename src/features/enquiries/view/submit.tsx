import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** The button of a form; while it is being sent it says so, also to those who don't see it. */
export function Submit({ sending, text, note }: { sending: boolean; text: ReactNode; note?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <div className="full btns">
        <button className={sending ? 'btn btn-p is-busy' : 'btn btn-p'} type="submit" aria-disabled={sending || undefined}>
          {sending && <span className="spin" aria-hidden="true" />}
          {sending ? t('enquiry.sending') : text}
        </button>
        {note}
      </div>
      <p className="vh" aria-live="polite">
        {sending ? t('enquiry.sending') : ''}
      </p>
    </>
  )
}
