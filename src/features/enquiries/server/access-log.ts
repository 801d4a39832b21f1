import type { Database } from '../../../server/stores/database.ts'
import type { AccessLog } from './record.ts'

/** Keeps who read, exported, changed or deleted which enquiries. */
export function createAccessLog({ kind, db, write }: Database): AccessLog {
  return {
    note: async (access) => void (await write((db) => db.insertInto('access').values(access).execute())),
    async list(most) {
      const newest = db.selectFrom('access').orderBy(kind === 'SQLite' ? 'rowid' : 'number', 'desc')
      const rows = await newest.select(['at', 'editor', 'action', 'detail']).limit(most).execute()
      return rows.map((row) => ({ ...row, at: new Date(row.at) }))
    },
    eraseBefore: async (moment) => void (await write((db) => db.deleteFrom('access').where('at', '<', moment).execute())),
  }
}
