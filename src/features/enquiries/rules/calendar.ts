import { momentAt } from '../../../content/clinic/clinic-time.ts'
import { SLOTS } from './choices.ts'

/** A requested visit, in the visitor's language. */
export type Appointment = { reference: string; date: string; time: string; summary: string; place: string; description: string }

const VISIT_MINUTES = 45
const LINE_BYTES = 75

/** `new Date('2026-03-10T10:30:00Z')` => `'20260310T103000Z'` */
const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '')

/** `'Street, London; door'` => `'Street\\, London\\; door'` */
const escaped = (text: string) => text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Lines of a calendar file hold 75 bytes at most; the rest goes on after a space. No character is cut in two. */
function folded(line: string): string {
  let out = ''
  let bytes = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (bytes + size > LINE_BYTES) {
      out += '\r\n '
      bytes = 1
    }
    out += character
    bytes += size
  }
  return out
}

/** `'2026-06-01'` => true; false for what is no day of a calendar (`'2026-02-30'`), or before clocks were kept as they are (`'0000-01-01'`). */
function isDay(date: string): boolean {
  const at = new Date(`${date}T00:00:00Z`)
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(date) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date)
}

/** A calendar file (`.ics`) for a requested time, marked as tentative; undefined if there is no such time. */
export function calendarFile({ reference, date, time, summary, place, description }: Appointment, now: Date): string | undefined {
  const slot = SLOTS.find(({ value }) => value === time)
  if (!slot || !isDay(date)) return undefined
  const start = momentAt(date, slot.minutes)
  const end = new Date(start.getTime() + VISIT_MINUTES * 60_000)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rose and Thistle//Website//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${reference}@roseandthistle.example`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    'STATUS:TENTATIVE',
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(place)}`,
    `DESCRIPTION:${escaped(description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
