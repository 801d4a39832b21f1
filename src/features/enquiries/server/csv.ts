import { clinicTime } from '../../../content/clinic/clinic-time.ts'
import { table } from '../../../server/http/csv.ts'
import type { KeptEnquiry } from './record.ts'

const COLUMNS = ['reference', 'received', 'state', 'form', 'language', 'clinic', 'firstName', 'lastName', 'email', 'phone'] as const
const MORE = ['treatment', 'treatmentInterest', 'preferredDate', 'preferredTime', 'message', 'note'] as const

/** Returns enquiries as a table for a spreadsheet. */
export function asCsv(enquiries: KeptEnquiry[]): string {
  const rows = enquiries.map(({ received: { receivedAt, locale, preferredLocation, ...fields }, ...kept }) => {
    const { date } = clinicTime(receivedAt)
    const all: Record<string, unknown> = { ...fields, ...kept, received: date, language: locale, clinic: preferredLocation }
    return [...COLUMNS, ...MORE].map((name) => all[name])
  })
  return table([...COLUMNS, ...MORE], rows)
}
