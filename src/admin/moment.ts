import { CLINIC_ZONE } from '../model/clinics.ts'
import { staffLocale } from './i18n/staff-language'

/** A moment by the clinics' clock: `'2026-11-23T10:30:00Z'` => `'23 Nov 2026, 10:30'` */
export const momentOf = (iso: string): string =>
  new Date(iso).toLocaleString(staffLocale, { timeZone: CLINIC_ZONE, dateStyle: 'medium', timeStyle: 'short' })
