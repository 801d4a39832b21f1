import type { Kept } from './record.ts'

/** A row of either database as the inbox knows it; a time is a Date or its milliseconds. */
export function readRow(row: Record<string, unknown>): Kept & { number: number } {
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
