import { dateLocale, type Locale } from '../../model/languages.ts'
import type { Clinic, PrintedDay, Settings } from '../types.ts'
import { clinicsOf } from './contact.ts'
import { type OpeningHours, shownTime } from './hours.ts'

/** The words that hours need beside the names of days, which the browser's own tables have. Visitors don't load them. */
const WORDS: Record<Locale, { closed: string; range(from: string, to: string): string; weekday: 'short' | 'long' }> = {
  en: { closed: 'closed', range: (from, to) => `${from}-${to}`, weekday: 'short' },
  'zh-CN': { closed: '休息', range: (from, to) => `${from}至${to}`, weekday: 'short' },
  'zh-TW': { closed: '休診', range: (from, to) => `${from}至${to}`, weekday: 'short' },
  ar: { closed: 'مغلق', range: (from, to) => `من ${from} إلى ${to}`, weekday: 'long' },
}

const DAYS = ['1', '2', '3', '4', '5', '6', '7']
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

function weekdayName(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(dateLocale(locale), { weekday: WORDS[locale].weekday, timeZone: 'UTC' })
  return format.format(MONDAY + (Number(day) - 1) * DAY_MS)
}

const timesOf = ({ opens, closes }: { opens?: string; closes?: string }, locale: Locale) =>
  opens && closes ? `${shownTime(opens)}-${shownTime(closes)}` : WORDS[locale].closed

/**
 * Returns the hours of a week as visitors of a language read them, a line for all days in a row that are alike:
 * `=> 'Mon-Fri 9:00-18:00\nSat 9:00-17:00\nSun closed'`. Empty where no hours are known.
 */
export function printedWeek(openingHours: OpeningHours[] = [], locale: Locale): string {
  if (openingHours.length === 0) return ''
  const lines: { from: string; to: string; times: string }[] = []
  for (const day of DAYS) {
    const times = timesOf(openingHours.find((one) => one.day === day) ?? {}, locale)
    const last = lines.at(-1)
    if (last?.times === times) last.to = day
    else lines.push({ from: day, to: day, times })
  }
  const days = (from: string, to: string) => {
    const [first, last] = [weekdayName(from, locale), weekdayName(to, locale)]
    return from === to ? first : WORDS[locale].range(first, last)
  }
  return lines.map(({ from, to, times }) => `${days(from, to)} ${times}`).join('\n')
}

/** Returns a date as visitors of a language read it beside hours: `('2026-12-25', 'en')` => `'Fri 25 Dec'` */
function printedDate(date: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(dateLocale(locale), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  const at = new Date(`${date}T12:00:00Z`)
  // A branch may hold anything.
  return Number.isNaN(at.getTime()) ? date : format.format(at).replace(',', '')
}

const printedDay = (day: PrintedDay, locale: Locale): PrintedDay => ({
  ...day,
  shown: printedDate(day.date, locale),
  times: timesOf(day, locale),
})

const printedClinic = <One extends Clinic>(clinic: One, locale: Locale): One => ({
  ...clinic,
  hours: printedWeek(clinic.openingHours, locale),
  ...(clinic.exceptions && { exceptions: clinic.exceptions.map((day) => printedDay(day, locale)) }),
})

/** Returns settings with the hours of each clinic as visitors read them, beside those from which they are made. */
export function withPrintedHours(settings: Settings, locale: Locale): Settings {
  const { contact } = settings
  if (!contact) return settings
  const printed = clinicsOf(settings).map(({ city, clinic }) => [city, printedClinic(clinic, locale)] as const)
  return { ...settings, contact: { ...contact, ...Object.fromEntries(printed) } }
}
