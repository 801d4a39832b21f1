import { clinicDate, minutesOf } from '../../../content/clinic/clinic-time.ts'
import { hoursOn, type OpeningHours } from '../../../content/clinic/hours.ts'
import { printedWeek } from '../../../content/clinic/printed-hours.ts'
import { LOCALES, type Locale } from '../../../model/languages.ts'

export type { OpeningHours }

/** The days of a week by their numbers; the first is Monday. */
export const WEEKDAYS = ['1', '2', '3', '4', '5', '6', '7']

/** The hours with which a day begins that was closed, where no other day says better. */
const USUAL = { opens: '09:00', closes: '17:00' }

/** Returns the hours of a day; undefined where it is closed. */
export const hoursOf = (week: OpeningHours[], day: string) => week.find((one) => one.day === day)

/** Returns a week in which a day has these hours, in the order of the days; without hours it is closed. */
export function withDay(week: OpeningHours[], day: string, hours: { opens: string; closes: string } | undefined): OpeningHours[] {
  const others = week.filter((one) => one.day !== day)
  if (!hours) return others
  const { opens, closes } = hours
  return [...others, { day, opens, closes }].sort((one, other) => Number(one.day) - Number(other.day))
}

/** Returns the hours with which a closed day opens: those of the nearest day above it, else of any. */
export const startOf = (week: OpeningHours[], day: string): { opens: string; closes: string } =>
  week.findLast((one) => Number(one.day) < Number(day)) ?? week[0] ?? USUAL

/** Tells whether two days have the same hours, or are both closed. */
export const isAlike = (one: OpeningHours | undefined, other: OpeningHours | undefined): boolean =>
  one?.opens === other?.opens && one?.closes === other?.closes

/** The part of the day that the bars show, in minutes. */
export const SHOWN = { from: 7 * 60, until: 21 * 60 }

/** Returns where the bar of a day begins and how long it is; undefined where it has no length. */
export function barOf(hours: { opens: string; closes: string } | undefined): { x: number; width: number } | undefined {
  if (!hours?.opens || !hours.closes) return undefined
  const [from, until] = [Math.max(minutesOf(hours.opens), SHOWN.from), Math.min(minutesOf(hours.closes), SHOWN.until)]
  return until > from ? { x: from - SHOWN.from, width: until - from } : undefined
}

/** The hours with which an exceptional day opens whose day of the week is closed. */
const SHORT = { opens: '10:00', closes: '14:00' }

/** Returns the hours with which an exceptional day opens: those of its day of the week. */
export const startOn = (week: OpeningHours[], date: string | undefined): { opens: string; closes: string } =>
  (date && hoursOn({ openingHours: week }, date)) || SHORT

/** Returns the date by the clock of the clinics. */
export const today = (): string => clinicDate()

/** Returns a week as visitors read it, in each language: `=> [{ locale: 'en', lines: ['Mon–Fri 9:00–18:00', …] }, …]` */
export const asRead = (week: OpeningHours[]): { locale: Locale; lines: string[] }[] =>
  LOCALES.map((locale) => ({ locale, lines: printedWeek(week, locale).replaceAll('-', '–').split('\n') }))
