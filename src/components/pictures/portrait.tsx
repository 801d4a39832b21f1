import { useTranslation } from 'react-i18next'
import { useField } from '../../content/field.ts'
import type { TeamMember } from '../../content/types.ts'
import { type Gender, roleLabel } from '../../i18n/role-label.ts'
import { Picture } from '../../ui/picture.tsx'
import { langOf } from '../text/text.tsx'

/** Somebody's portrait, four to five. `shape` adds classes of `media.css`. */
export function Portrait({
  of,
  shape = '',
  sizes,
}: {
  of: Pick<TeamMember, 'image' | 'alt' | 'focus' | '_english'>
  shape?: string
  sizes: string
}) {
  const fieldOf = useField()
  return (
    <div className={`ph r45 ${shape}`}>
      <Picture src={of.image} alt={of.alt} focus={of.focus} cut="4x5" lang={langOf(of, 'alt')} sizes={sizes} field={fieldOf(of, 'image')} />
    </div>
  )
}

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
