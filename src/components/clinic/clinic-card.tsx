import { useTranslation } from 'react-i18next'
import { directionsTo } from '../../content/clinic/contact.ts'
import { useSite } from '../../content/site.ts'
import type { Clinic } from '../../content/types.ts'
import type { City } from '../../model/clinics.ts'
import { Icon } from '../../ui/icon.tsx'
import { SmartLink } from '../links/smart-link.tsx'
import { Text } from '../text/text.tsx'
import { ClinicEmail } from './clinic-email.tsx'
import { ClinicPhone } from './clinic-phone.tsx'
import { ClinicRegulator } from './clinic-regulator.tsx'

/** A clinic in short: address, phone, e-mail if there is one, regulator, booking, directions. */
export function ClinicCard({ city, clinic }: { city: City; clinic: Clinic }) {
  const { settings } = useSite()
  const { t } = useTranslation()
  return (
    <div className="panel clinic" data-city={city}>
      <Text of={clinic} field="city" as="h3" className="h3" />
      <Text of={clinic} field="address" as="p" className="mt-3" />
      <p className="mt-3.5">
        <ClinicPhone clinic={clinic} />
      </p>
      {clinic.email && (
        <p className="mt-2">
          <ClinicEmail clinic={clinic} />
        </p>
      )}
      <ClinicRegulator clinic={clinic} className="mt-3" />
      <div className="btns mt-4">
        <SmartLink className="lnk" href={settings.bookingUrl}>
          {t('actions.book')}
          <Icon name="out" />
        </SmartLink>
        <SmartLink className="lnk" href={directionsTo(clinic.address)}>
          {t('actions.directions')}
          <Icon name="out" />
        </SmartLink>
      </div>
    </div>
  )
}
