import { useTranslation } from 'react-i18next'
import { useField } from '../content/field.ts'
import type { TeamMember } from '../content/types.ts'
import { type Gender, roleLabel } from '../i18n/role-label.ts'

/** A person's role, in the visitor's language. A role that has no translation is shown as the editor wrote it. */
export function Role({ of }: { of: Pick<TeamMember, 'role' | 'gender'> }) {
  const { i18n } = useTranslation()
  const fieldOf = useField()
  const label = roleLabel(i18n, of.role, of.gender as Gender | undefined)
  return (
    <p className="role" lang={label ? undefined : 'en'} data-tina-field={fieldOf(of, 'role')}>
      {label ?? of.role}
    </p>
  )
}
