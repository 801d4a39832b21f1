import { clinicTime, minutesOf, momentAt } from './clock.ts'

/** The time zone of both clinics. */
export const CLINIC_ZONE = 'Europe/London'

const LOCAL = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/
const two = (part: number) => String(part).padStart(2, '0')

/** Returns a moment as the clinics' clocks show it: `2026-06-01T08:00:00Z` => `'2026-06-01T09:00'` */
export function localOf(moment: Date): string {
  const { date, minutes } = clinicTime(moment)
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/**
 * Returns the moment at which the clinics' clocks show a day and time, as the fields of a form give them: `'2026-12-24T09:00'`.
 * Undefined for a text of another form, for a day that no calendar has, and for the hour that is left out when summer time begins.
 */
export function momentOfLocal(local: string): Date | undefined {
  const [, date, time] = LOCAL.exec(local) ?? []
  if (!date || !time || Number.isNaN(Date.parse(`${local}:00Z`))) return undefined
  const moment = momentAt(date, minutesOf(time))
  return localOf(moment) === local ? moment : undefined
}
