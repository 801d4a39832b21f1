import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { phoneOf, telephoneLink } from '../../content/clinics.ts'
import { useSite } from '../../content/site.ts'
import { sentQuery } from '../../enquiries/addresses.ts'
import type { Sent } from '../../enquiries/attempt.ts'
import { cityOf, SLOTS } from '../../enquiries/choices.ts'
import { Highlight } from '../../ui/highlight.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Paragraphs } from '../paragraphs.tsx'
import { SmartLink } from '../smart-link.tsx'
import { SentDate } from './sent-date.tsx'

/** Thanks for an enquiry: what was asked for, its reference, and that nothing is confirmed yet. */
export function EnquirySent({ sent }: { sent: Sent }) {
  const { locale, settings } = useSite()
  const { t } = useTranslation()
  const { state } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const name = (state as { firstName?: string } | null)?.firstName
  useEffect(() => {
    if (name) heading.current?.focus({ preventScroll: true })
  }, [name])
  const phone = phoneOf(settings, sent.location && cityOf(sent.location))
  const texts = settings.enquiries && { ...settings.enquiries, next: settings.enquiries.next?.replaceAll('{phone}', phone) }
  const slot = SLOTS.find(({ value }) => value === sent.time)
  const rows = {
    clinic: sent.location && t(`city.${cityOf(sent.location)}`),
    date: sent.date && <SentDate date={sent.date} />,
    time: slot && t(`enquiry.slot.${slot.key}`),
    reference: <span className="ltr">{sent.reference}</span>,
  }
  const query = sentQuery(sent.reference, {
    form: sent.form,
    preferredLocation: sent.location,
    preferredDate: sent.date,
    preferredTime: sent.time,
  })
  return (
    <section className="sec">
      <div className="wrap thanks">
        <p className="kick">{t('enquiry.sent.kicker')}</p>
        <h1 className="h1" ref={heading} tabIndex={-1}>
          <Highlight text={name ? t(`enquiry.sent.${sent.form}.named`, { name }) : t(`enquiry.sent.${sent.form}.heading`)} ownLine />
        </h1>
        <p className="lead mt-6">{t(`enquiry.sent.${sent.form}.text`)}</p>
        <Paragraphs of={texts} field="next" className="mt-6" />
        <dl className="facts">
          {Object.entries(rows).map(
            ([key, value]) =>
              value && (
                <div key={key}>
                  <dt>{t(`enquiry.sent.${key as keyof typeof rows}`)}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <div className="btns mt-8">
          <a className="lnk" href={telephoneLink(phone)}>
            <Icon name="phone" />
            <span className="num ltr">{phone}</span>
          </a>
          {sent.date && slot && sent.location && (
            <a className="btn btn-s" href={`/api/enquiries/calendar.ics${query}&locale=${locale}`}>
              {t('enquiry.sent.calendar')}
              <Icon name="calendar" />
            </a>
          )}
          <SmartLink className="lnk" href="/">
            {t('actions.backHome')}
            <Icon name="forward" />
          </SmartLink>
        </div>
      </div>
    </section>
  )
}
