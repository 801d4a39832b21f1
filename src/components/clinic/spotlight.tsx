import { useTranslation } from 'react-i18next'
import { directionsTo } from '../../content/clinic/contact.ts'
import { useSite } from '../../content/site.ts'
import type { Block, Clinic } from '../../content/types.ts'
import type { City } from '../../model/clinics.ts'
import { Icon } from '../../ui/icon.tsx'
import { SmartLink } from '../links/smart-link.tsx'
import { LitFigure } from '../pictures/lit-views.tsx'
import { Text } from '../text/text.tsx'
import { TextList } from '../text/text-list.tsx'
import { ClinicFacts } from './clinic-facts.tsx'
import { ClinicMap } from './clinic-map.tsx'

type Props = { of: NonNullable<Block<'Spotlights'>['items']>[number]; city: City; clinic: Clinic }

/** One clinic at length: the address as the page gives it, the facts of the settings, highlights, ways in. */
export function Spotlight({ of, city, clinic }: Props) {
  const { settings } = useSite()
  const { t } = useTranslation()
  const address = <Text of={of} field="address" />
  return (
    <section className="sec spotlight" id={city} data-city={city} aria-labelledby={`${city}-heading`}>
      <div className="wrap spot">
        <div>
          <p className="kick">
            <Text of={clinic} field="city" />
          </p>
          <Text of={of} field="title" as="h2" className="h2" id={`${city}-heading`} />
          <Text of={of} field="text" as="p" className="lead mt-5" />
          <TextList of={of} field="highlights" className="ticks" />
          <div className="btns">
            <SmartLink className="btn btn-p" href={settings.bookingUrl}>
              {t('actions.bookAppointment')}
            </SmartLink>
            <SmartLink className="lnk" href={directionsTo(of.address)}>
              {t('actions.directions')}
              <Icon name="out" />
            </SmartLink>
          </div>
          <LitFigure className="spot-lit" city={city} />
        </div>
        <div>
          <ClinicFacts clinic={clinic} address={address} className="facts" />
          <ClinicMap city={city} clinic={clinic} address={address} mapEmbed={of.mapEmbed} />
        </div>
      </div>
    </section>
  )
}
