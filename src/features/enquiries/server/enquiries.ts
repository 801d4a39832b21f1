import type { ClockNotes } from '../../../server/http/steady-clock.ts'
import type { Database } from '../../../server/stores/database.ts'
import { createBook } from './book.ts'
import { createOutbox } from './outbox.ts'
import type { AccessLog, Enquiries } from './record.ts'

/** Returns the stores of enquiries in a database of either kind. */
export const openEnquiries = (database: Database): Enquiries => ({
  book: createBook(database),
  outbox: createOutbox(database),
  log: createAccessLog(database),
  clock: createClockNotes(database),
})

/** Keeps who read, exported, changed or deleted which enquiries. */
function createAccessLog({ kind, db, write }: Database): AccessLog {
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

/** Keeps the last note of the wall clock, one for all processes. */
function createClockNotes({ db, write }: Database): ClockNotes {
  return {
    async read() {
      const noted = await db.selectFrom('clock').select(['seen_at', 'steady_since']).executeTakeFirst()
      if (noted) return { seenAt: new Date(noted.seen_at), steadySince: new Date(noted.steady_since) }
      const seen = db.selectFrom('enquiry').select('received_at as at').unionAll(db.selectFrom('access').select('at'))
      const newest = await seen.orderBy('at', 'desc').limit(1).executeTakeFirst()
      return newest && { seenAt: new Date(newest.at), steadySince: new Date(0) }
    },
    async write({ seenAt, steadySince }) {
      const note = { seen_at: seenAt, steady_since: steadySince }
      await write((db) =>
        db
          .insertInto('clock')
          .values({ id: 1, ...note })
          .onConflict((noted) => noted.column('id').doUpdateSet(note))
          .execute(),
      )
    },
  }
}
