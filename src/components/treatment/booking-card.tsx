import { useTranslation } from 'react-i18next'
import { whatsappLink } from '../../content/clinic/contact.ts'
import { useSite } from '../../content/site.ts'
import type { Treatment } from '../../content/types.ts'
import { bookingFrom } from '../../model/fixed-addresses.ts'
import { Icon } from '../../ui/icon.tsx'
import { PhoneLink } from '../links/phone-link.tsx'
import { SmartLink } from '../links/smart-link.tsx'
import { Text } from '../text/text.tsx'

/** Price and the ways to book, beside the details of a treatment. */
export function BookingCard({ treatment }: { treatment: Treatment }) {
  const { settings, city, title, path } = useSite()
  const { t } = useTranslation()
  return (
    <aside className="treat-side" aria-label={t('actions.bookTreatment')}>
      <div className="book">
        <p className="small">{t('treatment.from')}</p>
        <Text of={treatment.treatmentInfo} field="price" as="p" className="price" />
        <Text of={treatment.treatmentInfo} field="duration" as="p" className="small mt-2" />
        <SmartLink className="btn btn-p btn-block" href={bookingFrom(path, city)}>
          {t('actions.bookTreatment')}
        </SmartLink>
        <div className="mt-3">
          <PhoneLink className="lnk-q" />
          {settings.social?.whatsapp && (
            <SmartLink newTab className="lnk-q" href={whatsappLink(settings.social.whatsapp, settings.offer, title)}>
              <Icon name="whatsapp" />
              {t('actions.whatsapp')}
            </SmartLink>
          )}
        </div>
      </div>
    </aside>
  )
}
