import { staffLocale } from '../../../src/admin/i18n/staff-language'
import { CLINIC_ZONE } from '../../../src/model/clinics.ts'
import { word } from './words'

/** Returns the greeting of an hour in the clinics' own time: `'Good morning'` until noon. */
export function greetingAt(now: Date): string {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: CLINIC_ZONE }).format(now))
  return word(hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening')
}

/** `'Sunday 22 November 2026'` */
export const dayOf = (now: Date): string =>
  now.toLocaleDateString(staffLocale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: CLINIC_ZONE })

/** When something happened, as near as it matters: `'09:12'` today, `'Friday'` within a week, `'19 Nov'` before, with the year in another year. */
export function whenOf(iso: string, now: Date): string {
  const date = new Date(iso)
  const say = (options: Intl.DateTimeFormatOptions) => date.toLocaleString(staffLocale, { ...options, timeZone: CLINIC_ZONE })
  const days = (now.getTime() - date.getTime()) / 86_400_000
  if (dayOf(date) === dayOf(now)) return say({ hour: '2-digit', minute: '2-digit' })
  if (days < 6) return say({ weekday: 'long' })
  return say({ day: 'numeric', month: 'short', ...(days > 300 && { year: 'numeric' }) })
}
