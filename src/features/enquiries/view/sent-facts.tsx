import { useTranslation } from 'react-i18next'
import { useSite } from '../../../content/site.ts'
import { dateLocale } from '../../../model/languages.ts'
import type { SentEnquiry } from '../rules/attempt.ts'
import { cityOf, SLOTS } from '../rules/choices.ts'

/** Lists what the visitor asked for, and the reference of the enquiry. */
export function SentFacts({ sent: { reference, location, date, time } }: { sent: SentEnquiry }) {
  const { t } = useTranslation()
  const slot = SLOTS.find(({ value }) => value === time)
  const rows = {
    reference: <span className="num ltr">{reference}</span>,
    clinic: location && t(`city.${cityOf(location)}`),
    date: date && <SentDate date={date} />,
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

/** A date in the visitor's words, with western digits: `'2026-03-10'` => `Tuesday, 10 March 2026`. */
function SentDate({ date }: { date: string }) {
  const { locale } = useSite()
  const format = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'full', timeZone: 'UTC' })
  // Browsers and servers may know different words for a month: what the server wrote stands.
  return (
    <time dateTime={date} suppressHydrationWarning>
      {format.format(new Date(`${date}T12:00:00Z`))}
    </time>
  )
}
