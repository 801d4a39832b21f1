import { CLINIC_ZONE } from '../../model/clinics.ts'
import { dateLocale, type Locale } from '../../model/languages.ts'

/** A moment as the clinics' clocks show it: date, day of the week (Monday is 1), minutes since midnight. */
export type ClinicTime = { date: string; day: number; minutes: number }

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: CLINIC_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/**
 * Returns a moment as the clinics' clocks show it: `'2026-06-01T23:30:00Z'` =>
 * `{ date: '2026-06-02', day: 2, minutes: 30 }`, with summer time, wherever the visitor is.
 */
export function clinicTime(at: Date): ClinicTime {
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  const date = `${part.year}-${part.month}-${part.day}`
  return { date, day: dayOf(date), minutes: Number(part.hour) * 60 + Number(part.minute) }
}

/** Returns the date that the clinics' clocks show at a moment, or now: `'2026-03-10'` */
export const clinicDate = (moment = new Date()): string => clinicTime(moment).date

/** Returns the day of the week of a date, Monday is 1: `'2026-03-08'` => 7. */
export const dayOf = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay() || 7

/** Returns the date so many days after another: `('2026-12-30', 3)` => `'2027-01-02'` */
export function dateAfter(date: string, days: number): string {
  const at = new Date(`${date}T12:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** Returns a time as minutes since midnight: `'09:30'` => 570 */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** Returns the moment at which the clinics' clocks show a date and time (minutes since midnight): `('2026-06-01', 600)` => 09:00 UTC. */
export function momentAt(date: string, minutes: number): Date {
  const asUtc = new Date(`${date}T00:00:00Z`).getTime() + minutes * 60_000
  const shown = clinicTime(new Date(asUtc))
  const shownAsUtc = new Date(`${shown.date}T00:00:00Z`).getTime() + shown.minutes * 60_000
  return new Date(asUtc - (shownAsUtc - asUtc))
}

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

/** `('2026-10-06', 'en')` => `'6 October 2026'`; what is no day stays as it is: a branch may hold anything. */
export function writtenDay(day: string, locale: Locale, dateStyle: 'long' | 'full' = 'long'): string {
  const at = new Date(`${day}T12:00:00Z`)
  if (Number.isNaN(at.getTime())) return day
  return new Intl.DateTimeFormat(dateLocale(locale), { dateStyle, timeZone: 'UTC' }).format(at)
}
