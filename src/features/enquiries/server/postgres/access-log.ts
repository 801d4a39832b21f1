import type { Postgres } from '../../../../server/stores/postgres/connection.ts'
import type { Access, AccessLog } from '../record.ts'

const INSERT = 'INSERT INTO access (at, editor, action, detail) VALUES ($1, $2, $3, $4)'
const SELECT = 'SELECT at, editor, action, detail FROM access ORDER BY number DESC LIMIT $1'

/** Keeps in PostgreSQL who read, exported, changed or deleted which enquiries. */
export function createAccessLog({ query }: Postgres): AccessLog {
  return {
    note: async ({ at, editor, action, detail }) => void (await query(INSERT, [at, editor, action, detail])),
    list: async (most) => (await query<Access>(SELECT, [most])).rows,
    eraseBefore: async (moment) => void (await query('DELETE FROM access WHERE at < $1', [moment])),
  }
}
