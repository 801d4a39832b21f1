import { formAddress } from '../../../../admin/field-link'
import { fieldWord } from '../../../../admin/field-words/field-word'
import { staffLocale } from '../../../../admin/i18n/staff-language'
import { CLINICS, clinicField, FIRST_CITY } from '../../../../model/clinics.ts'
import type { CalendarEvent, ExceptionalDay, Span } from '../../rules/calendar.ts'
import { plannedAddress, releaseAddress } from '../place'
import { word } from '../words/planned'
import { reasonSentence } from './planned-words'

const LOOKS: Record<CalendarEvent['kind'], string> = {
  public: 'border-[var(--color-ok-700)] bg-[var(--color-ok-100)]',
  back: 'border-[var(--color-line-strong)] outline outline-1 -outline-offset-1 outline-[var(--color-sand)]',
  begins: 'border-[var(--color-brass-700)] bg-[var(--color-brass-100)]',
  ends: 'border-[var(--color-line-strong)] outline outline-1 -outline-offset-1 outline-[var(--color-sand)]',
  stopped: 'border-[var(--color-error-700)] bg-[var(--color-error-100)]',
  hours: 'border-[var(--color-line-strong)] outline outline-1 -outline-offset-1 outline-[var(--color-sand)]',
}

const SETTINGS = { collection: 'siteSettings', name: 'settings' }
const list = new Intl.ListFormat(staffLocale, { type: 'conjunction' })

const ENTRY = 'mt-1 block break-words rounded-e-sm border-s-[3px] px-2 py-1 text-[13px] leading-tight text-[var(--color-ink)]'

const say = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(staffLocale, { ...options, timeZone: 'UTC' })

type Props = { day: string; today: string; events: CalendarEvent[]; spans: Span[] }

/** One day of the calendar. On a phone only days with something in them are shown, one under the other. */
export function CalendarDay({ day, today, events, spans }: Props) {
  const isPast = day < today
  const short = say(day, day.endsWith('-01') ? { day: 'numeric', month: 'short' } : { day: 'numeric' })
  return (
    <td
      className={`relative h-24 border-b border-e border-[var(--color-sand)] px-2 pb-2 pt-2.5 align-top text-sm text-[var(--color-ink-3)] last:border-e-0 max-md:h-auto max-md:border-e-0 ${events.length > 0 ? 'max-md:block' : 'max-md:hidden'} ${isPast ? 'bg-[var(--color-plaster)]' : ''}`}
    >
      {spans.map(({ number, from, until }) => (
        <i
          key={number}
          aria-hidden="true"
          className={`absolute top-0 h-1.5 bg-[var(--color-brass-500)] opacity-60 ${from === day ? 'start-2' : 'start-0'} ${until === day ? 'end-2' : 'end-0'}`}
        />
      ))}
      <time
        dateTime={day}
        aria-current={day === today ? 'date' : undefined}
        className={`inline-block min-w-6 rounded-full text-center leading-6 ${day === today ? 'bg-[var(--color-night)] px-1 text-[var(--color-on-night)]' : ''}`}
      >
        <span className="max-md:hidden">{short}</span>
        <span className="md:hidden">{say(day, { weekday: 'long', day: 'numeric', month: 'long' })}</span>
      </time>
      {events.length > 0 && (
        <ul>
          {events.map((event) => (
            <li key={`${event.kind} ${event.release ?? event.planned?.number ?? event.days?.map(({ city }) => city)}`}>
              {event.days ? <Hours days={event.days} /> : <Entry event={event} />}
            </li>
          ))}
        </ul>
      )}
    </td>
  )
}

function Hours({ days }: { days: ExceptionalDay[] }) {
  const [first] = days
  const cities = list.format(days.map(({ city }) => fieldWord(CLINICS[city].englishName)))
  const hours = first?.opens && first.closes ? word('otherHours', { opens: first.opens, closes: first.closes }) : word('closed')
  return (
    <a href={formAddress(SETTINGS, `${clinicField(first?.city ?? FIRST_CITY)}.exceptions`)} className={`${ENTRY} ${LOOKS.hours}`}>
      <span className="block font-medium">{hours}</span>
      {word('fromSettings', { cities })}
    </a>
  )
}

function Entry({ event: { kind, name, time, release, planned } }: { event: CalendarEvent }) {
  const reason = kind === 'ends' || !planned ? '' : reasonSentence(planned)
  return (
    <a href={planned ? plannedAddress(planned.number) : releaseAddress(release ?? '')} className={`${ENTRY} ${LOOKS[kind]}`}>
      <bdi className="block font-medium">{name}</bdi>
      {kind !== 'hours' && word(kind, { time })}
      {reason && <span className="mt-0.5 block">{reason}</span>}
    </a>
  )
}
