import { useField } from '../content/field.ts'
import type { TeamMember } from '../content/types.ts'
import { Picture } from '../ui/picture.tsx'
import { langOf } from './text.tsx'

/** Somebody's portrait, four to five. `shape` adds classes of `media.css`. */
export function Portrait({ of, shape = '', sizes }: { of: Pick<TeamMember, 'image' | 'alt' | '_english'>; shape?: string; sizes: string }) {
  const fieldOf = useField()
  return (
    <div className={`ph r45 ${shape}`}>
      <Picture src={of.image} alt={of.alt} lang={langOf(of, 'alt')} sizes={sizes} field={fieldOf(of, 'image')} />
    </div>
  )
}
