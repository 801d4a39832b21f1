import { staffLocale } from '../../../admin/i18n/staff-language'

const format = new Intl.DateTimeFormat(staffLocale, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
const formatDay = new Intl.DateTimeFormat(staffLocale, { day: 'numeric', month: 'long', year: 'numeric' })

/** `'2026-11-23T09:05:00Z'` => `'23 Nov, 09:05'`, by the clock of this browser. */
export const momentOf = (date: string): string => format.format(new Date(date))

/** `'2026-11-23T09:05:00Z'` => `'23 November 2026'` */
export const dayOf = (date: string): string => formatDay.format(new Date(date))
