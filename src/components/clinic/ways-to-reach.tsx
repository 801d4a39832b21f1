import { clinicsOf } from '../../content/clinic/contact.ts'
import { useField } from '../../content/field.ts'
import { useSite } from '../../content/site.ts'
import { mailtoLink } from '../../model/contact-links.ts'
import { Text } from '../text/text.tsx'
import { ClinicPhone } from './clinic-phone.tsx'
import { ExceptionalDays } from './exceptional-days.tsx'
import { WeekHours } from './hours.tsx'

/** The number of each clinic, one a line. */
export function PhoneLines() {
  const { settings } = useSite()
  return (
    <ul className="small">
      {clinicsOf(settings).map(({ city, clinic }) => (
        <li key={city}>
          <Text of={clinic} field="city" /> <ClinicPhone clinic={clinic} />
        </li>
      ))}
    </ul>
  )
}

/** The hours of each clinic, for a page that states none of its own. */
export function HoursLines() {
  const { settings } = useSite()
  return (
    <ul className="small num">
      {clinicsOf(settings).map(({ city, clinic }) => (
        <li key={city}>
          <Text of={clinic} field="city" />
          <WeekHours clinic={clinic} />
          <ExceptionalDays clinic={clinic} />
        </li>
      ))}
    </ul>
  )
}

/** The general address and the one for bookings; blank ones are hidden. */
export function EmailLines() {
  const { settings } = useSite()
  const fieldOf = useField()
  const info = settings.contactInfo
  return (
    <ul className="small">
      {(['primaryEmail', 'secondaryEmail'] as const).map((name) => {
        const email = info?.[name]
        return (
          email && (
            <li key={name}>
              <a className="tel" href={mailtoLink(email)} data-tina-field={fieldOf(info, name)}>
                {email}
              </a>
            </li>
          )
        )
      })}
    </ul>
  )
}
