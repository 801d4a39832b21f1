import { useTranslation } from 'react-i18next'
import { ClinicFacts } from '../components/clinic/clinic-facts.tsx'
import { ClinicMap } from '../components/clinic/clinic-map.tsx'
import { SmartLink } from '../components/links/smart-link.tsx'
import { Text } from '../components/text/text.tsx'
import { directionsTo, placeOn } from '../content/clinic/contact.ts'
import { useSite } from '../content/site.ts'
import type { Block } from '../content/types.ts'
import type { City } from '../model/clinics.ts'
import { Icon } from '../ui/icon.tsx'

/** How to reach one clinic: the address as this page gives it, the facts of the settings, the map. */
export function ContactBlock({ block }: { block: Block<'ContactBlock'> }) {
  const { settings } = useSite()
  const { t } = useTranslation()
  const city = block.clinic as City
  const clinic = settings.contact?.[city]
  if (!clinic) return null
  const address = block.place && <Text of={block} field="place" />
  return (
    <section className="sec plaster" data-city={city}>
      <div className="wrap cblock">
        <div>
          <Text of={block} field="kicker" as="p" className="kick" />
          <Text of={block} field="heading" as="h2" className="h2" />
          <ClinicFacts clinic={clinic} address={address} className="facts" />
          <div className="btns mt-8">
            <SmartLink className="btn btn-p" href={settings.bookingUrl}>
              {t('actions.bookAppointment')}
            </SmartLink>
            <SmartLink className="lnk" href={directionsTo(placeOn(block.placeEmbed) ?? block.place ?? clinic.address)}>
              {t('actions.directions')}
              <Icon name="out" />
            </SmartLink>
          </div>
        </div>
        <ClinicMap city={city} clinic={clinic} address={address} mapEmbed={block.placeEmbed} />
      </div>
    </section>
  )
}
