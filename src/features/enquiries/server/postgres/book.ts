import { unlessOthers } from '../../../../server/stores/postgres/alone.ts'
import type { Postgres } from '../../../../server/stores/postgres/connection.ts'
import type { Book } from '../record.ts'
import { readRow } from '../row.ts'
import { keep, writeLetters } from './keeper.ts'

const PAGE = 100
const ERASED_AT_ONCE = 1000

const LISTED = `
  SELECT * FROM enquiry WHERE (suspicions <> '') = $1 AND ($2 = '' OR clinic = $2) AND ($3 = '' OR state = $3)
  AND ($4::bigint IS NULL OR number < $4) ORDER BY number DESC LIMIT $5`
const COUNTS = `
  SELECT count(*) FILTER (WHERE suspicions = '') AS unread, count(*) FILTER (WHERE suspicions <> '') AS suspected
  FROM enquiry WHERE state = 'new'`
const CHANGED = 'UPDATE enquiry SET state = coalesce($2, state), note = coalesce($3, note) WHERE reference = $1'
const RELEASED = "UPDATE enquiry SET suspicions = '' WHERE reference = $1 AND suspicions <> ''"
const ERASED = 'DELETE FROM enquiry WHERE number IN (SELECT number FROM enquiry WHERE received_at < $1 LIMIT $2)'

/** The enquiries in PostgreSQL, for any number of processes. */
export function createBook(database: Postgres): Book {
  const { query, transaction } = database
  return {
    keep: (received, sending) => transaction((ask) => keep(ask, received, sending)),
    async find(reference) {
      const [row] = (await query('SELECT * FROM enquiry WHERE reference = $1', [reference])).rows
      return row && readRow(row)
    },
    async list({ clinic = '', state = '', suspected, before, most = PAGE }) {
      return (await query(LISTED, [suspected, clinic, state, before ?? null, most])).rows.map(readRow)
    },
    async countNew() {
      const { unread, suspected } = (await query<{ unread: string; suspected: string }>(COUNTS)).rows[0] ?? {}
      return { unread: Number(unread), suspected: Number(suspected) }
    },
    change: async (reference, { state, note }) => (await query(CHANGED, [reference, state ?? null, note ?? null])).count === 1,
    release: (reference) =>
      transaction(async (ask) => {
        const found = (await ask(RELEASED, [reference])).count === 1
        if (found) await writeLetters(ask, reference)
        return found
      }),
    remove: (reference) => transaction(async (ask) => (await ask('DELETE FROM enquiry WHERE reference = $1', [reference])).count === 1),
    async eraseBefore(moment) {
      const count = await unlessOthers(database, async (ask) => {
        for (let erased = 0; ; ) {
          const { count } = await ask(ERASED, [moment, ERASED_AT_ONCE])
          erased += count
          if (count < ERASED_AT_ONCE) return erased
        }
      })
      return count ?? 0
    },
  }
}
