import { useField } from '../../content/field.ts'
import type { Clinic } from '../../content/types.ts'
import { telephoneLink } from '../../model/contact-links.ts'

/** A clinic's own number, to call; in the editor a click leads to it. The number of a page is `links/phone-link.tsx`. */
export function ClinicPhone({ clinic }: { clinic: Clinic }) {
  const fieldOf = useField()
  return (
    <a className="tel" href={telephoneLink(clinic.phone)} data-tina-field={fieldOf(clinic, 'phone')}>
      {clinic.phone}
    </a>
  )
}
