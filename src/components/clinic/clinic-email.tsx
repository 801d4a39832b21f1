import type { ReactNode } from 'react'
import { useField } from '../../content/field.ts'
import type { Clinic } from '../../content/types.ts'
import { mailtoLink } from '../../model/contact-links.ts'

/** A clinic's own address, to write to; in the editor a click leads to it. `children` show the address in another way. */
export function ClinicEmail({ clinic, children = clinic.email }: { clinic: Clinic; children?: ReactNode }) {
  const fieldOf = useField()
  return (
    <a className="tel" href={mailtoLink(clinic.email ?? '')} data-tina-field={fieldOf(clinic, 'email')}>
      {children}
    </a>
  )
}
