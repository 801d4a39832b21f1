import { useField } from '../content/field.ts'
import { useSite } from '../content/site.ts'
import type { Fallback } from '../content/types.ts'
import { dateLocale, type Locale } from '../model/languages.ts'

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

/** `('2026-10-06', 'en')` => `'6 October 2026'`; what is no day stays as it is: a branch may hold anything. */
export function writtenDay(day: string, locale: Locale): string {
  const at = new Date(`${day}T12:00:00Z`)
  if (Number.isNaN(at.getTime())) return day
  return new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(at)
}
