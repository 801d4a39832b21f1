import { type ClinicTime, dateAfter, dayOf, minutesOf } from './clinic-time.ts'

/** The hours of a clinic on one day of the week (`'1'` is Monday). A day that is missing is closed. */
export type OpeningHours = { day: string; opens: string; closes: string }

/** A date on which a clinic has other hours than in its week, such as a holiday. Without hours it is closed. */
export type Exception = { date: string; opens?: string; closes?: string; name?: string }

/** When a clinic is open: its week, and the dates that are unlike it. All that the site says of hours follows from it. */
export type Week = { openingHours?: OpeningHours[]; exceptions?: Exception[] }

/**
 * A clinic is open until `closes`, or closed until `opens` on a `date` that is `inDays` days away, a `day` of the week (1 is
 * Monday). Without `opens` it doesn't open within a month.
 */
export type OpenState = { open: true; closes: string } | { open: false; opens?: string; day?: number; date?: string; inDays?: number }

/** Returns the hours of a clinic on a date; undefined for a day on which it is closed. */
export function hoursOn({ openingHours, exceptions }: Week, date: string): { opens: string; closes: string } | undefined {
  const exception = exceptions?.find((one) => one.date === date)
  const { opens, closes } = exception ?? openingHours?.find(({ day }) => day === String(dayOf(date))) ?? {}
  return opens && closes ? { opens, closes } : undefined
}

/** Returns a time as visitors read it: `'09:00'` => `'9:00'` */
export const shownTime = (time: string) => time.replace(/^0/, '')

/** A clinic may be closed for weeks; whoever asks in the middle is told of a day so far away. */
const DAYS_AHEAD = 31

/**
 * Tells whether a clinic is open, and when that changes. On a Saturday at 18:00, with hours from Monday:
 * `=> { open: false, opens: '9:00', day: 1, date: '2026-03-16', inDays: 2 }`
 */
export function openState(week: Week, now: ClinicTime): OpenState {
  for (let inDays = 0; inDays <= DAYS_AHEAD; inDays++) {
    const date = dateAfter(now.date, inDays)
    const hours = hoursOn(week, date)
    if (!hours) continue
    if (inDays > 0 || now.minutes < minutesOf(hours.opens)) {
      return { open: false, opens: shownTime(hours.opens), day: dayOf(date), date, inDays }
    }
    if (now.minutes < minutesOf(hours.closes)) return { open: true, closes: shownTime(hours.closes) }
  }
  return { open: false }
}

const TOLD_DAYS = 28

/** Returns the exceptional days of the next `days`, today with them, the next one first: those that visitors are told of. */
export const soon = <Day extends Exception>(exceptions: Day[] | undefined, today: string, days = TOLD_DAYS): Day[] =>
  (exceptions ?? [])
    .filter(({ date }) => date >= today && date < dateAfter(today, days))
    .sort((one, other) => one.date.localeCompare(other.date, 'en'))
