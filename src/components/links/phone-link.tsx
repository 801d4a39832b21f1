import { phoneOf } from '../../content/clinic/contact.ts'
import { useSite } from '../../content/site.ts'
import type { City } from '../../model/clinics.ts'
import { telephoneLink } from '../../model/contact-links.ts'
import { Icon } from '../../ui/icon.tsx'
import { PhoneNumber } from './phone-number.tsx'

/**
 * A link with the number to call from this page, or that of a city. Where a city has no number it is the primary one, else that of the
 * first clinic; nothing where the settings have none at all.
 */
export function PhoneLink({ city, className = 'lnk' }: { city?: City; className?: string }) {
  const site = useSite()
  const phone = phoneOf(site.settings, city ?? site.city)
  return phone ? (
    <a className={className} href={telephoneLink(phone)}>
      <Icon name="phone" />
      <PhoneNumber city={city} />
    </a>
  ) : null
}
