import { soon } from '../../content/clinic/hours.ts'
import { useField } from '../../content/field.ts'
import { useSite } from '../../content/site.ts'
import type { Clinic } from '../../content/types.ts'
import { Text } from '../text/text.tsx'

/** The days of the next weeks on which a clinic has other hours: `Fri 25 Dec closed, Christmas Day`. Nothing where there are none. */
export function ExceptionalDays({ clinic }: { clinic: Clinic }) {
  const { clock } = useSite()
  const fieldOf = useField()
  const days = clock ? soon(clinic.exceptions, clock.today) : []
  if (days.length === 0) return null
  return (
    <ul className="exceptions" data-tina-field={fieldOf(clinic, 'exceptions')}>
      {days.map((day) => (
        <li key={day.date}>
          <b>{day.shown}</b> <span className={day.opens ? 't' : undefined}>{day.times?.replaceAll('-', '–')}</span>{' '}
          <Text of={day} field="name" />
        </li>
      ))}
    </ul>
  )
}
