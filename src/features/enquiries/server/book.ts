import type { DatabaseSync } from 'node:sqlite'
import { keeper } from './keeper.ts'
import type { Book } from './record.ts'
import { readRow } from './row.ts'
import type { Together } from './together.ts'

const PAGE = 100

/** The enquiries in SQLite. */
export function createBook(database: DatabaseSync, inTurn: Together): Book {
  const { keep, write } = keeper(database)
  const one = database.prepare('SELECT * FROM enquiry WHERE reference = ?')
  const counts = database.prepare("SELECT suspicions = '' AS wanted, count(*) AS count FROM enquiry WHERE state = 'new' GROUP BY wanted")
  const listed = database.prepare(`
    SELECT * FROM enquiry WHERE (suspicions <> '') = :suspected AND (:clinic = '' OR clinic = :clinic)
    AND (:state = '' OR state = :state) AND number < :before ORDER BY number DESC LIMIT :most`)
  const changed = database.prepare(
    'UPDATE enquiry SET state = coalesce(:state, state), note = coalesce(:note, note) WHERE reference = :reference',
  )
  const released = database.prepare("UPDATE enquiry SET suspicions = '' WHERE reference = ? AND suspicions <> ''")
  const removed = database.prepare('DELETE FROM enquiry WHERE reference = ?')
  const erased = database.prepare('DELETE FROM enquiry WHERE received_at < ?')
  // What was erased is also gone from the log that stands before the database.
  const settle = () => database.exec('PRAGMA wal_checkpoint(TRUNCATE)')

  return {
    keep: (received, sending) => inTurn(() => keep(received, sending)),
    async find(reference) {
      const row = one.get(reference)
      return row && readRow(row)
    },
    async list({ clinic = '', state = '', suspected, before = Number.MAX_SAFE_INTEGER, most = PAGE }) {
      return listed.all({ clinic, state, suspected: Number(suspected), before, most }).map(readRow)
    },
    async countNew() {
      const count = (wanted: number) => Number(counts.all().find((row) => row.wanted === wanted)?.count ?? 0)
      return { unread: count(1), suspected: count(0) }
    },
    change: (reference, { state, note }) =>
      inTurn(() => changed.run({ reference, state: state ?? null, note: note ?? null }).changes === 1),
    release: (reference) =>
      inTurn(() => {
        const found = released.run(reference).changes === 1
        if (found) write(reference, Date.now())
        return found
      }),
    async remove(reference) {
      const found = await inTurn(() => removed.run(reference).changes === 1)
      settle()
      return found
    },
    async eraseBefore(moment) {
      const count = await inTurn(() => Number(erased.run(moment.getTime()).changes))
      if (count > 0) settle()
      return count
    },
  }
}
