import type { DatabaseSync } from 'node:sqlite'
import type { ClockNotes } from './record.ts'
import type { Together } from './together.ts'

/** Keeps the last note of the wall clock in SQLite. */
export function createClockNotes(database: DatabaseSync, inTurn: Together): ClockNotes {
  const noted = database.prepare(`
    SELECT seen_at, steady_since FROM clock UNION ALL
    SELECT seen_at, 0 FROM (SELECT max(received_at) AS seen_at FROM enquiry UNION ALL SELECT max(at) FROM access)
    WHERE seen_at IS NOT NULL AND NOT EXISTS (SELECT 1 FROM clock) ORDER BY seen_at DESC LIMIT 1`)
  const write = database.prepare('INSERT OR REPLACE INTO clock (id, seen_at, steady_since) VALUES (1, ?, ?)')
  return {
    async read() {
      const row = noted.get()
      return row && { seenAt: new Date(Number(row.seen_at)), steadySince: new Date(Number(row.steady_since)) }
    },
    write: ({ seenAt, steadySince }) => inTurn(() => void write.run(seenAt.getTime(), steadySince.getTime())),
  }
}
