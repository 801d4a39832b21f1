import { useField } from '../content/field.ts'
import { useSite } from '../content/site.ts'
import type { Fallback } from '../content/types.ts'
import { writtenDay } from '../i18n/date-locale.ts'

type Props<Name extends string> = { of: Fallback & { [Key in Name]?: string }; field: Name }

/** A day of the calendar that a document holds, such as `2026-11-25`, in the visitor's language. */
export function WrittenDay<Name extends string>({ of, field }: Props<Name>) {
  const { locale } = useSite()
  const fieldOf = useField()
  const day = of[field]
  if (!day) return null
  return (
    <time dateTime={day} data-tina-field={fieldOf(of, field)}>
      {writtenDay(day, locale)}
    </time>
  )
}
