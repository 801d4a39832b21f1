import { clinicTime } from '../../content/clock.ts'
import type { Kept } from './record.ts'

const COLUMNS = ['reference', 'received', 'state', 'form', 'language', 'clinic', 'firstName', 'lastName', 'email', 'phone'] as const
const MORE = ['treatment', 'treatmentInterest', 'preferredDate', 'preferredTime', 'message', 'note'] as const

/** One cell. Spreadsheets run what begins like a formula, so that is marked as text: `'=1+1'` => `"'=1+1"`. */
export function cell(value: unknown): string {
  const text = value === undefined || value === null ? '' : String(value)
  const safe = /^[\s]*[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}

/** Enquiries as a table for a spreadsheet, with the mark by which Excel knows UTF-8. */
export function asCsv(enquiries: Kept[]): string {
  const rows = enquiries.map(({ received: { receivedAt, locale, preferredLocation, ...fields }, ...kept }) => {
    const { date } = clinicTime(receivedAt)
    const all: Record<string, unknown> = { ...fields, ...kept, received: date, language: locale, clinic: preferredLocation }
    return [...COLUMNS, ...MORE].map((name) => cell(all[name])).join(',')
  })
  return `\ufeff${[[...COLUMNS, ...MORE].join(','), ...rows].join('\r\n')}\r\n`
}
