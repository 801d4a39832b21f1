import { writtenDay } from '../../content/clinic/clinic-time.ts'
import { useField } from '../../content/field.ts'
import { useSite } from '../../content/site.ts'
import type { Fallback } from '../../content/types.ts'

/**
 * A day of the calendar, such as `2026-11-25`, in the visitor's words: `25 November 2026`, or with the weekday where it is `full`.
 * Browsers and servers may know different words for a month: what the server wrote stands.
 */
export function Day({ day, style = 'long', field }: { day: string; style?: 'long' | 'full'; field?: string }) {
  const { locale } = useSite()
  return (
    <time dateTime={day} suppressHydrationWarning data-tina-field={field}>
      {writtenDay(day, locale, style)}
    </time>
  )
}

type Props<Name extends string> = { of: Fallback & { [Key in Name]?: string }; field: Name }

/** The day in a field of a document; nothing where it is empty. */
export function WrittenDay<Name extends string>({ of, field }: Props<Name>) {
  const fieldOf = useField()
  const day = of[field]
  return day ? <Day day={day} field={fieldOf(of, field)} /> : null
}
