import { useTranslation } from 'react-i18next'
import { writtenDay } from '../../../content/clinic/clinic-time.ts'
import { useSite } from '../../../content/site.ts'
import type { SentEnquiry } from '../rules/attempt.ts'
import { cityOf, SLOTS } from '../rules/choices.ts'

/** Lists what the visitor asked for, and the reference of the enquiry. */
export function SentFacts({ sent: { reference, location, date, time } }: { sent: SentEnquiry }) {
  const { t } = useTranslation()
  const { locale } = useSite()
  const slot = SLOTS.find(({ value }) => value === time)
  const rows = {
    reference: <span className="num ltr">{reference}</span>,
    clinic: location && t(`city.${cityOf(location)}`),
    date: date && (
      <time dateTime={date} suppressHydrationWarning>
        {t('enquiry.sent.day', { day: writtenDay(date, locale, 'full') })}
      </time>
    ),
    time: slot && t(`enquiry.slot.${slot.key}`),
  }
  return (
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
  )
}
