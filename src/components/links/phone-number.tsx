import { phoneSource } from '../../content/clinic/contact.ts'
import { useField } from '../../content/field.ts'
import { useSite } from '../../content/site.ts'
import type { City } from '../../model/clinics.ts'

/** The number to call from this page, in digits; in the editor a click leads to where it stands. */
export function PhoneNumber({ city }: { city?: City }) {
  const site = useSite()
  const fieldOf = useField()
  const { phone, of, field } = phoneSource(site.settings, city ?? site.city)
  return (
    <span className="num ltr" data-tina-field={fieldOf(of, field)}>
      {phone}
    </span>
  )
}
