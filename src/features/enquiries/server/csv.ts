import { clinicTime } from '../../../content/clinic/clock.ts'
import type { Kept } from './record.ts'

const COLUMNS = ['reference', 'received', 'state', 'form', 'language', 'clinic', 'firstName', 'lastName', 'email', 'phone'] as const
const MORE = ['treatment', 'treatmentInterest', 'preferredDate', 'preferredTime', 'message', 'note'] as const

/**
 * Finds the places where a spreadsheet may begin a cell, with the characters that it passes over: at the start, and after whatever
 * separates cells or rows in some country's settings. Where that is the semicolon, quotes after a comma hold nothing together, and
 * a line break begins a row.
 */
const BEGINNING = /(?:[,;|\t\n\v\f\r\u0085\u2028\u2029]|^)[\s\p{C}"]*/gu
/** The characters with which a formula may begin, also as East Asian keyboards write them. */
const FORMULA = new Set('=+-@＝＋－＠﹦﹢﹣﹫−')

/**
 * Returns one cell. Spreadsheets run what begins like a formula, so that is marked as text wherever a cell may begin:
 * `'=1+1'` => `"'=1+1"`, `'x;＝1+1'` => `"x;'＝1+1"`.
 */
export function cell(value: unknown): string {
  const text = value === undefined || value === null ? '' : String(value)
  const safe = text.replace(BEGINNING, (run, at: number) => (FORMULA.has(text[at + run.length] ?? '') ? `${run}'` : run))
  return /[^\p{L}\p{N} .:@'/+-]/u.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe
}

/** Returns enquiries as a table for a spreadsheet, with the mark by which Excel knows UTF-8. */
export function asCsv(enquiries: Kept[]): string {
  const rows = enquiries.map(({ received: { receivedAt, locale, preferredLocation, ...fields }, ...kept }) => {
    const { date } = clinicTime(receivedAt)
    const all: Record<string, unknown> = { ...fields, ...kept, received: date, language: locale, clinic: preferredLocation }
    return [...COLUMNS, ...MORE].map((name) => cell(all[name])).join(',')
  })
  return `\ufeff${[[...COLUMNS, ...MORE].join(','), ...rows].join('\r\n')}\r\n`
}
