import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../../server/stores/database.ts'
import { unlessOthers } from '../../../server/stores/locks.ts'
import { ready } from '../../../server/stores/ready.ts'
import type { Tables } from '../../../server/stores/schema.ts'
import type { Book, KeptEnquiry } from './record.ts'
import { createEnquiryStore } from './store-enquiry.ts'

const PAGE = 100
const ERASED_AT_ONCE = 1000

/** Keeps the enquiries. */
export function createBook(database: Database): Book {
  const { kind, db, write, transaction } = database
  const { store, letters } = createEnquiryStore(database)
  const one = ready(({ reference }: { reference: string }) => db.selectFrom('enquiry').selectAll().where('reference', '=', reference))
  /** Makes what was erased go from the log that stands before an SQLite database. */
  const settle = async () => {
    if (kind === 'SQLite') await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
  }
  return {
    keep: (received, sending) => transaction((db) => store(db, received, sending)),
    async find(reference) {
      const [row] = (await one(db, { reference })).rows
      return row && readRow(row)
    },
    async list({ clinic, state, suspected, before, most = PAGE }) {
      let found = db.selectFrom('enquiry').where('suspicions', suspected ? '<>' : '=', '')
      if (clinic) found = found.where('clinic', '=', clinic)
      if (state) found = found.where('state', '=', state)
      if (before !== undefined) found = found.where('number', '<', before)
      return (await found.selectAll().orderBy('number', 'desc').limit(most).execute()).map(readRow)
    },
    countNew: () =>
      db
        .selectFrom('enquiry')
        .where('state', '=', 'new')
        .select(({ fn }) => [
          fn.countAll<number>().filterWhere('suspicions', '=', '').as('unread'),
          fn.countAll<number>().filterWhere('suspicions', '<>', '').as('suspected'),
        ])
        .executeTakeFirstOrThrow(),
    async change(reference, { state, note, before = '' }) {
      const changed = (db: Kysely<Tables>) => {
        // The reference stays: it is set where nothing else is, to tell whether there is such an enquiry.
        const found = db.updateTable('enquiry').set({ reference, state, note }).where('reference', '=', reference)
        return note === undefined ? found : found.where('note', 'in', [before, note])
      }
      return (await write((db) => changed(db).executeTakeFirst())).numUpdatedRows === 1n
    },
    release: (reference) =>
      transaction(async (db) => {
        const released = db.updateTable('enquiry').set('suspicions', '').where('reference', '=', reference).where('suspicions', '<>', '')
        const found = (await released.executeTakeFirst()).numUpdatedRows === 1n
        if (found) await letters(db, { reference, moment: new Date() })
        return found
      }),
    async remove(reference) {
      const removed = await transaction((db) => db.deleteFrom('enquiry').where('reference', '=', reference).executeTakeFirst())
      await settle()
      return removed.numDeletedRows === 1n
    },
    async eraseBefore(moment) {
      const count = await unlessOthers(database, async (db) => {
        const old = db.selectFrom('enquiry').select('number').where('received_at', '<', moment).limit(ERASED_AT_ONCE)
        for (let erased = 0; ; ) {
          const count = Number((await db.deleteFrom('enquiry').where('number', 'in', old).executeTakeFirst()).numDeletedRows)
          erased += count
          if (count < ERASED_AT_ONCE) return erased
        }
      })
      if (count) await settle()
      return count ?? 0
    },
  }
}

function readRow(row: Selectable<Tables['enquiry']>): KeptEnquiry & { number: number } {
  const { number, reference, state, note, locale } = row
  const received = { ...JSON.parse(row.fields), locale, receivedAt: new Date(row.received_at) }
  return { number, reference, received, state, note, suspicions: row.suspicions.split(', ').filter(Boolean) as KeptEnquiry['suspicions'] }
}
