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

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

function asIfUtc({ date, minutes }: Omit<ClinicTime, 'day'>): number {
  // A day beside one that people write may be in the year 10000, which no text of a date has.
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return Date.UTC(year, month - 1, day) + minutes * MINUTE_MS
}

/** How far the clinics' clocks are ahead of UTC at a moment, in milliseconds; moments are whole minutes. */
const aheadAt = (moment: number) => asIfUtc(clinicTime(new Date(moment))) - moment

/**
 * Returns the moments at which the clinics' clocks show a date and time, the first one first: none in the hour that is left out when
 * summer time begins, two in the hour that comes twice when it ends.
 */
function momentsAt(date: string, minutes: number): Date[] {
  const shown = asIfUtc({ date, minutes })
  const moments = [...new Set([shown - DAY_MS, shown + DAY_MS].map((near) => shown - aheadAt(near)))]
  return moments.filter((moment) => moment + aheadAt(moment) === shown).map((moment) => new Date(moment))
}

/**
 * Returns the moment at which the clinics' clocks show a date and time (minutes since midnight): `('2026-06-01', 600)` => 09:00 UTC.
 * Of an hour that comes twice it is the first.
 */
export function momentAt(date: string, minutes: number): Date {
  const shown = asIfUtc({ date, minutes })
  return momentsAt(date, minutes)[0] ?? new Date(shown - aheadAt(shown))
}

const LOCAL = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)([+-]\d\d:\d\d)?$/
const two = (part: number) => String(part).padStart(2, '0')

/** Returns a moment as the clinics' clocks show it: `2026-06-01T08:00:00Z` => `'2026-06-01T09:00'` */
export function localOf(moment: Date): string {
  const { date, minutes } = clinicTime(moment)
  return `${date}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** How far the clinics' clocks are ahead of UTC at a moment: `'+01:00'` */
function offsetAt(moment: Date): string {
  const minutes = aheadAt(Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS) / MINUTE_MS
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`
}

/** As `localOf`, and in the hour that comes twice with what tells its two moments apart: `'2026-10-25T01:30+00:00'` is the second one. */
export function exactLocalOf(moment: Date): string {
  const local = localOf(moment)
  return momentsOfLocal(local).length > 1 ? local + offsetAt(moment) : local
}

/**
 * Returns the moments at which the clinics' clocks show a day and time, as the fields of a form give them: `'2026-12-24T09:00'`. There
 * are two in the hour that comes twice when summer time ends, the first one first; an offset behind the time chooses between them:
 * `'2026-10-25T01:30+00:00'`. None for a text of another form, for a day that no calendar has, for the hour that is left out when summer
 * time begins, and for an offset that these clocks don't have then.
 */
export function momentsOfLocal(asked: string): Date[] {
  const [, date, time, offset] = LOCAL.exec(asked) ?? []
  if (!date || !time || Number.isNaN(Date.parse(`${date}T${time}:00Z`))) return []
  const moments = momentsAt(date, minutesOf(time)).filter((moment) => localOf(moment) === `${date}T${time}`)
  return offset ? moments.filter((moment) => offsetAt(moment) === offset) : moments
}

/** Returns the first of the moments that `momentsOfLocal` finds, or undefined. */
export const momentOfLocal = (local: string): Date | undefined => momentsOfLocal(local)[0]

/** `('2026-10-06', 'en')` => `'6 October 2026'`; what is no day stays as it is: a branch may hold anything. */
export function writtenDay(day: string, locale: Locale, dateStyle: 'long' | 'full' = 'long'): string {
  const at = new Date(`${day}T12:00:00Z`)
  if (Number.isNaN(at.getTime())) return day
  return new Intl.DateTimeFormat(dateLocale(locale), { dateStyle, timeZone: 'UTC' }).format(at)
}
