import { type KeyboardEvent, useMemo } from 'react'
import { staffLocale } from '../../../../admin/i18n/staff-language'
import { eventsOf, spansOf, todayOf, WEEKS, weeksFrom } from '../../rules/calendar.ts'
import { word } from '../words/planned'
import { CalendarDay } from './calendar-day'
import type { Coming } from './use-planned'

const noon = (day: string) => new Date(`${day}T12:00:00Z`)
const weekday = new Intl.DateTimeFormat(staffLocale, { weekday: 'short', timeZone: 'UTC' })
const months = new Intl.DateTimeFormat(staffLocale, { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `'November – December 2026'` */
export const monthsFrom = (first: string) => {
  const days = weeksFrom(first, WEEKS).flat()
  return months.formatRange(noon(days[0] ?? first), noon(days.at(-1) ?? first))
}

/** Goes from entry to entry by the arrows, as the lists of the desk do; Tab and Enter work as on every link. */
function follow(event: KeyboardEvent<HTMLTableElement>) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.indexOf(document.activeElement as HTMLAnchorElement)
  if (at < 0) return
  event.preventDefault()
  links[at + step]?.focus()
}

/** Six weeks of what was published and what comes, Monday first, with a bar from the beginning of something to its end. */
export function Calendar({ coming: { planned, releases, days }, first }: { coming: Coming; first: string }) {
  const today = todayOf(new Date())
  const [events, spans] = useMemo(() => [eventsOf(planned, releases, days), spansOf(planned)], [planned, releases, days])
  const weeks = weeksFrom(first, WEEKS)
  const [from = first, until = first] = [weeks[0]?.[0], weeks.at(-1)?.at(-1)]
  const isQuiet = !events.some(({ day }) => day >= from && day <= until)
  return (
    <>
      <table className="w-full table-fixed border-collapse border-t border-[var(--color-brass-500)] max-md:block" onKeyDown={follow}>
        <caption className="sr-only">
          {word('caption', { months: monthsFrom(first) })}. {word('keys')}
        </caption>
        <thead className="max-md:sr-only">
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col" className="px-2 py-1.5 text-start text-sm font-normal text-[var(--color-ink-3)]">
                {weekday.format(noon(day))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {weeks.map((week) => (
            <tr key={week[0]} className="max-md:block">
              {week.map((day) => (
                <CalendarDay
                  key={day}
                  day={day}
                  today={today}
                  events={events.filter((one) => one.day === day)}
                  spans={spans.filter((span) => span.from <= day && day <= span.until)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isQuiet && <p className="py-3 md:hidden">{word('quiet')}</p>}
    </>
  )
}
