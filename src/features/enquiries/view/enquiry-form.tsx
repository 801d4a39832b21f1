import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { enquiryAddressOf } from '../../../content/clinic/contact.ts'
import { useSite } from '../../../content/site.ts'
import { mailtoLink } from '../../../model/contact-links.ts'
import { tellAlive } from '../../../ui/alive.ts'
import type { FormName } from '../rules/attempt.ts'
import { subjectForClinic } from '../rules/message.ts'
import { ASKED_ABOUT, HONEYPOT } from '../rules/traps.ts'
import { EnquiryProvider } from './context.ts'
import { Failure } from './failure.tsx'
import { Summary } from './summary.tsx'
import { UnsentNotice, UnsentWays } from './unsent-form.tsx'
import { useEnquiry } from './use-enquiry.ts'

type Props = { form: FormName; submit: ReactNode; note?: ReactNode; children: ReactNode }

/**
 * A form that posts to the server as it is; once the page is alive it checks itself first and sends in the background.
 * Both name the same problems in the same words, so the browser, which has words of its own, never checks it; only on a
 * host without a server, where without script nobody else would.
 */
export function EnquiryForm({ form, submit, note, children }: Props) {
  const { t } = useTranslation()
  const { isStatic } = useSite()
  const { element, page, handlers, state, tries, posted, askedAbout, alive, checkFirst, ...shared } = useEnquiry(form)
  const target = useFormTarget(form)
  useEffect(() => {
    if (alive) tellAlive()
  }, [alive])
  return (
    <EnquiryProvider value={{ ...shared, alive }}>
      <form ref={element} className="form" method="post" {...target} noValidate={!isStatic} data-typed={form} {...handlers}>
        {isStatic ? <UnsentNotice /> : <AboutForm form={form} page={page} />}
        {askedAbout && <input type="hidden" name={ASKED_ABOUT} value={askedAbout} />}
        {state === 'failed' && <Failure tries={tries} posted={posted} />}
        <Summary tries={tries} posted={posted} />
        <p className="meta full">{t('enquiry.requiredNote')}</p>
        {children}
        {isStatic ? <UnsentWays late={!alive} onSend={checkFirst} /> : <Submit sending={state === 'sending'} text={submit} note={note} />}
      </form>
    </EnquiryProvider>
  )
}

/** The marks by which password managers leave a field alone: 1Password, LastPass, Bitwarden, Dashlane. */
const UNFILLED = { 'data-1p-ignore': '', 'data-lpignore': 'true', 'data-bwignore': '', 'data-form-type': 'other' }

/** Hidden fields: the name of the form and the address of its page, for the server, and the field that only machines fill in. */
function AboutForm({ form, page }: { form: FormName; page: string }) {
  return (
    <>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="page" value={page} />
      <p className="vh" aria-hidden="true">
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" {...UNFILLED} />
      </p>
    </>
  )
}

/** Where a form goes without script: to the server; on a host without one, into the visitor's own mail as plain text. */
function useFormTarget(form: FormName) {
  const { isStatic, settings, locale } = useSite()
  if (!isStatic) return { action: '/api/enquiries' }
  return { action: mailtoLink(enquiryAddressOf(settings) ?? '', subjectForClinic(form, {}, locale)), encType: 'text/plain' }
}

/** The button of a form; while it is being sent it says so, also to those who don't see it. */
function Submit({ sending, text, note }: { sending: boolean; text: ReactNode; note?: ReactNode }) {
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
