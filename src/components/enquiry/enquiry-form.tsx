import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormName } from '../../enquiries/attempt.ts'
import { HONEYPOT } from '../../enquiries/traps.ts'
import { EnquiryProvider } from './context.ts'
import { Failure } from './failure.tsx'
import { Summary } from './summary.tsx'
import { useEnquiry } from './use-enquiry.ts'

type Props = { form: FormName; submit: ReactNode; note?: ReactNode; children: ReactNode }

/** A form that posts to the server as it is; once the page is alive it checks itself first and sends in the background. */
export function EnquiryForm({ form, submit, note, children }: Props) {
  const { t } = useTranslation()
  const { element, page, handlers, state, tries, posted, ...shared } = useEnquiry(form)
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const sending = state === 'sending'
  return (
    <EnquiryProvider value={{ ...shared }}>
      <form ref={element} className="form" method="post" action="/api/enquiries" noValidate={alive} data-draft={form} {...handlers}>
        <input type="hidden" name="form" value={form} />
        <input type="hidden" name="page" value={page} />
        <p className="vh" aria-hidden="true">
          <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
        </p>
        {state === 'failed' && <Failure tries={tries} posted={posted} />}
        <Summary tries={tries} posted={posted} />
        <p className="meta full">{t('enquiry.requiredNote')}</p>
        {children}
        <div className="full btns">
          <button className={sending ? 'btn btn-p is-busy' : 'btn btn-p'} type="submit" aria-disabled={sending || undefined}>
            {sending && <span className="spin" aria-hidden="true" />}
            {sending ? t('enquiry.sending') : submit}
          </button>
          {note}
        </div>
        <p className="vh" aria-live="polite">
          {sending ? t('enquiry.sending') : ''}
        </p>
      </form>
    </EnquiryProvider>
  )
}
