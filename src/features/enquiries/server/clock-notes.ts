import type { Database } from '../../../server/stores/database.ts'
import type { ClockNotes } from './record.ts'

/** Keeps the last note of the wall clock, one for all processes. */
export function createClockNotes({ db, write }: Database): ClockNotes {
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
