import type { City, Settings } from '../types.ts'
import { type ClinicTime, clinicTime, dayOf, minutesOf } from './clock.ts'
import { clinicsOf } from './contact.ts'

/** The hours of a clinic on one day of the week (`'1'` is Monday). A day that is missing is closed. */
export type OpeningHours = { day: string; opens: string; closes: string }

/**
 * A clinic is open until `closes`, or closed until `opens` on a `day` (1 is Monday) that is `inDays` days away. It
 * never opens if `opens` is missing.
 */
export type OpenState = { open: true; closes: string } | { open: false; opens?: string; day?: number; inDays?: number }

/** Returns the hours of a clinic on a date; undefined for a day on which it is closed. */
export const hoursOn = (hours: OpeningHours[], date: string) => hours.find(({ day }) => day === String(dayOf(date)))

/** Returns a time as visitors read it: `'09:00'` => `'9:00'` */
const shown = (time: string) => time.replace(/^0/, '')

/**
 * Tells whether a clinic is open, and when that changes. On a Saturday at 18:00, with hours from Monday:
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

/** The facts on a page that depend on the hour: today's date, and which clinics are open. A render is kept only until they change. */
export type Clock = { today: string; opening: Partial<Record<City, OpenState>> }

/** Returns these facts for a moment: `=> { today: '2026-03-10', opening: { london: { open: true, closes: '18:00' }, … } }` */
export function clockOf(settings: Pick<Settings, 'contact'>, at: Date): Clock {
  const now = clinicTime(at)
  const states = clinicsOf(settings).map(({ city, clinic }) => [city, openState(clinic.openingHours ?? [], now)])
  return { today: now.date, opening: Object.fromEntries(states) }
}
