import { type ClinicTime, dateAfter, minutesOf } from '../../../content/clinic/clinic-time.ts'
import { hoursOn, type Week } from '../../../content/clinic/hours.ts'
import type { City } from '../../../model/clinics.ts'
import { cityOf, type Location, type Slot } from './choices.ts'

/** The time at the clinics, their weeks and exceptional days, which decide the days and times that may be asked for. */
export type Rules = { now: ClinicTime; hours: Partial<Record<City, Week>> }

const DAYS_AHEAD = 365

/** Returns the first day that may be asked for and the last: today by the clinics' clock, and a year later. */
export const daysToAskFor = ({ now }: Rules) => [now.date, dateAfter(now.date, DAYS_AHEAD)] as const

const isKnown = ({ openingHours = [] }: Week) => openingHours.length > 0

/** Tells whether a clinic is closed on a date. A clinic whose hours are not known is never closed. */
export function isClosedOn({ hours }: Rules, location: Location | undefined, date: string): boolean {
  const known = location && hours[cityOf(location)]
  return known !== undefined && isKnown(known) && !hoursOn(known, date)
}

/** Tells whether a time may be asked for: never noon, not outside the clinic's hours that day, not in the past. */
export function isFree(slot: Slot, { now, hours }: Rules, location?: Location, date?: string): boolean {
  if ('never' in slot) return false
  if (!date) return true
  if (date < now.date || (date === now.date && slot.minutes <= now.minutes)) return false
  const known = location && hours[cityOf(location)]
  if (!known || !isKnown(known)) return true
  const day = hoursOn(known, date)
  return day !== undefined && slot.minutes >= minutesOf(day.opens) && slot.minutes < minutesOf(day.closes)
}
