import type { Postgres } from '../../../../server/stores/postgres/connection.ts'
import type { ClockNotes } from '../record.ts'

const NOTED = `
  SELECT seen_at, steady_since FROM clock UNION ALL
  SELECT seen_at, to_timestamp(0) FROM (SELECT max(received_at) AS seen_at FROM enquiry UNION ALL SELECT max(at) FROM access) AS known
  WHERE seen_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM clock) ORDER BY seen_at DESC LIMIT 1`
const WRITE = `
  INSERT INTO clock (id, seen_at, steady_since) VALUES (1, $1, $2)
  ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at, steady_since = excluded.steady_since`

/** Keeps the last note of the wall clock in PostgreSQL, one for all processes. */
export function createClockNotes({ query }: Postgres): ClockNotes {
  return {
    async read() {
      const [row] = (await query<{ seen_at: Date; steady_since: Date }>(NOTED)).rows
      return row && { seenAt: row.seen_at, steadySince: row.steady_since }
    },
    write: async ({ seenAt, steadySince }) => void (await query(WRITE, [seenAt, steadySince])),
  }
}
