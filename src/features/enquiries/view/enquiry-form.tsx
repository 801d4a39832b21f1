import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../../content/site.ts'
import { tellAlive } from '../../../ui/alive.ts'
import type { FormName } from '../rules/attempt.ts'
import { AboutForm } from './about-form.tsx'
import { EnquiryProvider } from './context.ts'
import { Failure } from './failure.tsx'
import { Submit } from './submit.tsx'
import { Summary } from './summary.tsx'
import { UnsentNotice, UnsentWays } from './unsent-form.tsx'
import { useEnquiry } from './use-enquiry.ts'
import { useFormTarget } from './use-form-target.ts'

type Props = { form: FormName; submit: ReactNode; note?: ReactNode; children: ReactNode }

/**
 * A form that posts to the server as it is; once the page is alive it checks itself first and sends in the background.
 * Both name the same problems in the same words, so the browser, which has words of its own, never checks it; only on a
 * host without a server, where without script nobody else would.
 */
export function EnquiryForm({ form, submit, note, children }: Props) {
  const { t } = useTranslation()
  const { isStatic } = useSite()
  const { element, page, handlers, state, tries, posted, checkFirst, ...shared } = useEnquiry(form)
  const target = useFormTarget(form)
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  useEffect(() => {
    if (alive) tellAlive()
  }, [alive])
  return (
    <EnquiryProvider value={{ ...shared, alive }}>
      <form ref={element} className="form" method="post" {...target} noValidate={!isStatic} data-draft={form} {...handlers}>
        {isStatic ? <UnsentNotice /> : <AboutForm form={form} page={page} />}
        {state === 'failed' && <Failure tries={tries} posted={posted} />}
        <Summary tries={tries} posted={posted} />
        <p className="meta full">{t('enquiry.requiredNote')}</p>
        {children}
        {isStatic ? <UnsentWays late={!alive} onSend={checkFirst} /> : <Submit sending={state === 'sending'} text={submit} note={note} />}
      </form>
    </EnquiryProvider>
  )
}
