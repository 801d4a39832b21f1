import { useTranslation } from 'react-i18next'
import { ClinicFacts } from '../components/clinic/clinic-facts.tsx'
import { ClinicMap } from '../components/clinic/clinic-map.tsx'
import { SmartLink } from '../components/links/smart-link.tsx'
import { Text } from '../components/text/text.tsx'
import { clinicsOf, directionsFromMap } from '../content/clinic/contact.ts'
import { useSite } from '../content/site.ts'
import type { Block } from '../content/types.ts'
import { CLINICS } from '../model/clinics.ts'
import { Icon } from '../ui/icon.tsx'

/** Both clinics side by side, each in its city's colours. */
export function Locations({ block }: { block: Block<'Locations'> }) {
  const { settings } = useSite()
  const { t } = useTranslation()
  return (
    <section className="locs" aria-labelledby="locations">
      <Text of={block} field="heading" as="h2" className="vh" id="locations" />
      {clinicsOf(settings).map(({ city, clinic }) => (
        <div className="loc" data-city={city} key={city}>
          <div className={`art art-${CLINICS[city].flower}bloom`} aria-hidden="true" />
          <Text of={clinic} field="city" as="h3" className="loc-city" />
          <ClinicFacts clinic={clinic} hoursOf={block.hours ? { ...block, hours: block.hours } : undefined} />
          <div className="btns">
            <SmartLink className="btn btn-p" href={settings.bookingUrl}>
              {t('actions.bookAppointment')}
            </SmartLink>
            <SmartLink className="lnk" href={directionsFromMap(clinic.mapEmbed, clinic.address)}>
              {t('actions.directions')}
              <Icon name="out" />
            </SmartLink>
          </div>
          <ClinicMap city={city} clinic={clinic} />
        </div>
      ))}
    </section>
  )
}
