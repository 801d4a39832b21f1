import type { City, Settings } from '../types.ts'
import { type ClinicTime, clinicTime, dayOf, minutesOf } from './clock.ts'
import { clinicsOf } from './contact.ts'

/** When a clinic is open on one day of the week (`'1'` is Monday). A day that is missing is closed. */
export type OpeningHours = { day: string; opens: string; closes: string }

/** Open until a time, or closed until a time on a day that is so many days away; never opening: no `opens`. */
export type OpenState = { open: true; closes: string } | { open: false; opens?: string; day?: number; inDays?: number }

/** The hours of a clinic on a date; undefined on days on which it is closed. */
export const hoursOn = (hours: OpeningHours[], date: string) => hours.find(({ day }) => day === String(dayOf(date)))

/** `'09:00'` => `'9:00'`, as visitors read it. */
const shown = (time: string) => time.replace(/^0/, '')

/**
 * Whether a clinic is open, and when that changes. On a Saturday at 18:00, with hours from Monday:
 * `=> { open: false, opens: '9:00', day: 1, inDays: 2 }`
 */
export function openState(hours: OpeningHours[], now: ClinicTime): OpenState {
  for (let inDays = 0; inDays <= 7; inDays++) {
    const day = ((now.day - 1 + inDays) % 7) + 1
    const today = hours.find((one) => one.day === String(day))
    if (!today) continue
    if (inDays > 0 || now.minutes < minutesOf(today.opens)) return { open: false, opens: shown(today.opens), day, inDays }
    if (now.minutes < minutesOf(today.closes)) return { open: true, closes: shown(today.closes) }
  }
  return { open: false }
}

/** What of a page depends on the hour: today's date, and which clinics are open. A kept render ends when it changes. */
export type Clock = { today: string; opening: Partial<Record<City, OpenState>> }

/** The clock of a moment: `=> { today: '2026-03-10', opening: { london: { open: true, closes: '18:00' }, … } }` */
export function clockOf(settings: Pick<Settings, 'contact'>, at: Date): Clock {
  const now = clinicTime(at)
  const states = clinicsOf(settings).map(({ city, clinic }) => [city, openState(clinic.openingHours ?? [], now)])
  return { today: now.date, opening: Object.fromEntries(states) }
}
