import { staffLocale } from '../../../admin/i18n/staff-language'

const format = new Intl.DateTimeFormat(staffLocale, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
const formatDay = new Intl.DateTimeFormat(staffLocale, { day: 'numeric', month: 'long', year: 'numeric' })

/**
 * A moment by the clock of this browser, not by the clinics' (`src/admin/moment.ts`): people check here whether a sign-in was their
 * own, and remember it by the clock that they had before them. `'2026-11-23T09:05:00Z'` => `'23 Nov, 09:05'`
 */
export const momentHere = (date: string): string => format.format(new Date(date))

/** The day of a moment, by the same clock: `'2026-11-23T09:05:00Z'` => `'23 November 2026'` */
export const dayHere = (date: string): string => formatDay.format(new Date(date))
