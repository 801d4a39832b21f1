import { staffLocale } from '../../../admin/i18n/staff-language'

/** A moment by the clinics' clock: `'23 Nov 2026, 10:30'` */
const momentOf = (iso: string): string =>
  new Date(iso).toLocaleString(staffLocale, { timeZone: 'Europe/London', dateStyle: 'medium', timeStyle: 'short' })

/** The same as an element. */
export const Moment = ({ at }: { at: string }) => <time dateTime={at}>{momentOf(at)}</time>
