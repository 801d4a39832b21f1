import { useTranslation } from 'react-i18next'
import { ClinicRegulator } from '../components/clinic/clinic-regulator.tsx'
import { PhoneNumber } from '../components/links/phone-number.tsx'
import { Text } from '../components/text/text.tsx'
import { clinicsOf } from '../content/clinic/contact.ts'
import { useSite } from '../content/site.ts'
import type { Block } from '../content/types.ts'
import { CLINICS } from '../model/clinics.ts'
import { telephoneLink } from '../model/contact-links.ts'
import { Icon } from '../ui/icon.tsx'

/** Both clinics as two halves: where each is, who regulates it, its phone, and the way down to the rest. */
export function AddressCards({ block }: { block: Block<'AddressCards'> }) {
  const { settings } = useSite()
  const { t } = useTranslation()
  return (
    <section className="locs brief" aria-labelledby="addresses">
      <Text of={block} field="heading" as="h2" className="vh" id="addresses" />
      {block.items?.map((item) => {
        const { city, clinic } = clinicsOf(settings).find((one) => one.city === item.city) ?? {}
        if (!city || !clinic) return null
        return (
          <div className="loc" data-city={city} key={city}>
            <div className={`art art-${CLINICS[city].flower}bloom`} aria-hidden="true" />
            <Text of={clinic} field="city" as="h3" className="loc-city" />
            <Text of={item} field="address" as="p" className="loc-address" />
            <ClinicRegulator clinic={clinic} className="mt-5" />
            <div className="btns">
              <a className="lnk" href={`#${city}`}>
                {t('clinic.more')}
                <span className="vh">
                  : <Text of={clinic} field="city" />
                </span>
                <Icon name="down" />
              </a>
              <a className="lnk-q" href={telephoneLink(clinic.phone)}>
                <Icon name="phone" />
                <PhoneNumber city={city} />
              </a>
            </div>
          </div>
        )
      })}
    </section>
  )
}
