import { clinicDate, dateAfter, dayOf, localOf } from '../../../content/clinic/clinic-time.ts'
import type { Exception } from '../../../content/clinic/hours.ts'
import type { City } from '../../../model/clinics.ts'
import type { Planned } from './planned.ts'
import type { Release } from './release.ts'

/** The days on which a clinic has other hours than in its week. */
export const DAYS = '/api/releases/days'

/** Such a day of one clinic; without hours it is closed. */
export type ExceptionalDay = Omit<Exception, 'name'> & { city: City }

/**
 * Something that stands in the calendar, at a day and time of the clinics' clocks: what was published (`public`) or taken back
 * (`back`), what `begins` or `ends` by itself, what did not go out (`stopped`), and days with other hours (`hours`), one for the clinics
 * that have the same. It leads to a release by its name, or to what is planned by its number.
 */
export type CalendarEvent = {
  kind: 'public' | 'back' | 'begins' | 'ends' | 'stopped' | 'hours'
  day: string
  time: string
  name: string
  release?: string
  planned?: Planned
  days?: ExceptionalDay[]
}

/** The days from the first to the last on which something is public that has an end. */
export type Span = { number: number; from: string; until: string }

const WEEK = 7
/** The number of weeks that the calendar shows; two of them are shown again a page later. */
export const WEEKS = 6
const AGAIN = 2

/** The day of the clinics' clocks that is today: `'2026-11-22'` */
export const todayOf = (now: Date): string => clinicDate(now)

/** Returns a day of the first week that is shown so many pages from the current one. */
export const shownFrom = (today: string, page: number): string => dateAfter(today, page * (WEEKS - AGAIN) * WEEK)

/** Returns so many weeks from the one that a day is in, Monday first: `('2026-11-22', 6)` => `[['2026-11-16', …, '2026-11-22'], …]` */
export function weeksFrom(day: string, count: number): string[][] {
  const monday = dateAfter(day, 1 - dayOf(day))
  return Array.from({ length: count }, (_week, week) => Array.from({ length: WEEK }, (_day, at) => dateAfter(monday, week * WEEK + at)))
}

const at = (iso: string) => {
  const [day = '', time = ''] = localOf(new Date(iso)).split('T')
  return { day, time }
}

/** Returns what stands in the calendar, in the order of time. What went out at its time stands there as the release that it is. */
export function eventsOf(planned: Planned[], releases: Release[], days: ExceptionalDay[] = []): CalendarEvent[] {
  const done = releases.map(
    ({ id, draft, at: iso, takesBack }): CalendarEvent => ({ kind: takesBack ? 'back' : 'public', ...at(iso), name: draft, release: id }),
  )
  const coming = planned.flatMap((one): CalendarEvent[] => {
    const { name, state, from, until } = one
    const begins = state === 'waiting' || state === 'stopped'
    const ends = until !== undefined && (state === 'waiting' || state === 'public')
    return [
      ...(begins ? [{ kind: state === 'waiting' ? ('begins' as const) : state, ...at(from), name, planned: one }] : []),
      ...(ends ? [{ kind: 'ends' as const, ...at(until), name, planned: one }] : []),
    ]
  })
  const hours = new Map<string, ExceptionalDay[]>()
  for (const one of days) {
    const same = [one.date, one.opens, one.closes].join()
    hours.set(same, [...(hours.get(same) ?? []), one])
  }
  const other = [...hours.values()].map(
    (same): CalendarEvent => ({ kind: 'hours', day: same[0]?.date ?? '', time: '', name: '', days: same }),
  )
  const key = ({ day, time }: CalendarEvent) => `${day} ${time}`
  return [...done, ...coming, ...other].sort((one, other) => key(one).localeCompare(key(other), 'en'))
}

/** Returns the spans of what has an end, but for what did not go out. */
export const spansOf = (planned: Planned[]): Span[] =>
  planned.flatMap(({ number, from, until, state }) =>
    until && state !== 'stopped' ? [{ number, from: at(from).day, until: at(until).day }] : [],
  )
