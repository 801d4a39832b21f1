import type { SQLOutputValue } from 'node:sqlite'
import type { Kept } from './record.ts'

/** A row of the database as the inbox knows it. */
export function readRow(row: Record<string, SQLOutputValue>): Kept & { number: number } {
  const receivedAt = new Date(Number(row.received_at))
  return {
    number: Number(row.number),
    reference: String(row.reference),
    received: { ...JSON.parse(String(row.fields)), locale: row.locale, receivedAt },
    state: row.state as Kept['state'],
    note: String(row.note),
    suspicions: String(row.suspicions).split(', ').filter(Boolean) as Kept['suspicions'],
  }
}
