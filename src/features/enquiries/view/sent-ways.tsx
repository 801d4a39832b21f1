import { useTranslation } from 'react-i18next'
import { PhoneLink } from '../../../components/links/phone-link.tsx'
import { SmartLink } from '../../../components/links/smart-link.tsx'
import { useBase } from '../../../components/links/use-base.ts'
import { useSite } from '../../../content/site.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { SentEnquiry } from '../rules/attempt.ts'
import { cityOf } from '../rules/choices.ts'
import { sentQuery } from '../rules/sent-query.ts'

/** From the thanks on: the requested time for a calendar, and home. */
export function SentWays({ sent: { reference, form, location, date, time } }: { sent: SentEnquiry }) {
  const { locale } = useSite()
  const { t } = useTranslation()
  const page = encodeURIComponent(useBase() || '/')
  const query = sentQuery(reference, { form, preferredLocation: location, preferredDate: date, preferredTime: time })
  return (
    <div className="btns mt-8">
      {date && time && location && (
        <a className="btn btn-s" href={`/api/enquiries/calendar.ics${query}&locale=${locale}&page=${page}`} download>
          {t('enquiry.sent.calendar')}
          <Icon name="calendar" />
        </a>
      )}
      <SmartLink className="lnk" href="/">
        {t('actions.backHome')}
        <Icon name="forward" />
      </SmartLink>
    </div>
  )
}

/** The number of the clinic that was chosen. */
export const SentPhone = ({ sent: { location } }: { sent: SentEnquiry }) => <PhoneLink city={location && cityOf(location)} />
