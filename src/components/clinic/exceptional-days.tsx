import { clinicsOf } from '../../content/clinic/contact.ts'
import { soon } from '../../content/clinic/hours.ts'
import { useField } from '../../content/field.ts'
import { useSite } from '../../content/site.ts'
import type { Clinic } from '../../content/types.ts'
import { Text } from '../text/text.tsx'

/** The days of the next weeks on which a clinic has other hours: `Fri 25 Dec closed, Christmas Day`. Nothing where there are none. `isToday`: today alone, with the clinic's city. */
export function ExceptionalDays({ clinic, isToday }: { clinic: Clinic; isToday?: boolean }) {
  const { clock } = useSite()
  const fieldOf = useField()
  const days = clock ? soon(clinic.exceptions, clock.today, isToday ? 1 : undefined) : []
  if (days.length === 0) return null
  return (
    <ul className="exceptions" data-tina-field={fieldOf(clinic, 'exceptions')}>
      {days.map((day) => (
        <li key={day.date}>
          {isToday && <Text of={clinic} field="city" as="b" />} <b>{day.shown}</b>{' '}
          <span className={day.opens ? 't' : undefined}>{day.times?.replaceAll('-', '–')}</span> <Text of={day} field="name" />
        </li>
      ))}
    </ul>
  )
}

/** Says on every page which clinics have other hours today, such as for snow. It comes and goes with the day; it is empty on all others. */
export const HoursToday = () => (
  <aside className="hours-today">
    {clinicsOf(useSite().settings).map(({ city, clinic }) => (
      <ExceptionalDays clinic={clinic} isToday key={city} />
    ))}
  </aside>
)
