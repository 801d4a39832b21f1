import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../../server/stores/database.ts'
import { unlessOthers } from '../../../server/stores/locks.ts'
import { ready } from '../../../server/stores/ready.ts'
import type { Tables } from '../../../server/stores/schema.ts'
import type { Book, KeptEnquiry, LetterKind } from './record.ts'
import { createEnquiryStore } from './store-enquiry.ts'

const PAGE = 100
const ERASED_AT_ONCE = 1000

/** Keeps the enquiries. */
export function createBook(database: Database): Book {
  const { kind, db, write, transaction } = database
  const { store, letters } = createEnquiryStore(database)
  const one = ready(({ reference }: { reference: string }) => db.selectFrom('enquiry').selectAll().where('reference', '=', reference))
  /** The letters that were given up, of enquiries that are not dealt with. */
  const givenUp = (kind: LetterKind, state: KeptEnquiry['state']) =>
    db
      .selectFrom('letter')
      .innerJoin('enquiry', 'enquiry.reference', 'letter.reference')
      .where('sent_at', 'is', null)
      .where('due_at', 'is', null)
      .where('kind', '=', kind)
      .where('state', '=', state)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  /** Says of enquiries whose letters were given up. */
  async function withUnreached(rows: Selectable<Tables['enquiry']>[]) {
    if (rows.length === 0) return []
    const unsent = db.selectFrom('letter').select(['reference', 'kind']).where('sent_at', 'is', null).where('due_at', 'is', null)
    // Of all, rather than by name: an export has more names than a query may hold, and few letters are given up.
    const [first] = rows
    const found = await (rows.length === 1 && first ? unsent.where('reference', '=', first.reference) : unsent).orderBy('kind').execute()
    const kinds: Record<string, LetterKind[]> = {}
    for (const { reference, kind } of found) kinds[reference] = [...(kinds[reference] ?? []), kind]
    return rows.map((row) => ({ ...readRow(row), unreached: kinds[row.reference] ?? [] }))
  }
  /** Makes what was erased go from the log that stands before an SQLite database. */
  const settle = async () => {
    if (kind === 'SQLite') await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(db)
  }
  return {
    keep: (received, sending) => transaction((db) => store(db, received, sending)),
    async find(reference) {
      return (await withUnreached((await one(db, { reference })).rows))[0]
    },
    async list({ clinic, state, suspected, before, most = PAGE }) {
      let found = db.selectFrom('enquiry').where('aside', '=', suspected ? 1 : 0)
      if (clinic) found = found.where('clinic', '=', clinic)
      if (state) found = found.where('state', '=', state)
      if (before !== undefined) found = found.where('number', '<', before)
      return withUnreached(await found.selectAll().orderBy('number', 'desc').limit(most).execute())
    },
    async countNew() {
      const counts = await db
        .selectFrom('enquiry')
        .where('state', '=', 'new')
        .select(({ fn }) => [
          fn.countAll<number>().filterWhere('aside', '=', 0).as('unread'),
          fn.countAll<number>().filterWhere('aside', '=', 1).as('suspected'),
        ])
        .executeTakeFirstOrThrow()
      return { ...counts, unreachable: (await givenUp('visitor', 'contacted')).count }
    },
    countAside: () =>
      db
        .selectFrom('enquiry')
        .where('state', '=', 'new')
        .where('aside', '=', 1)
        .where('suspicions', 'not like', '%trial%')
        .groupBy('clinic')
        .orderBy('clinic')
        .select(({ fn }) => ['clinic', fn.countAll<number>().as('count')])
        .execute(),
    countUntold: async () => (await givenUp('clinic', 'new')).count,
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
        const released = db
          .updateTable('enquiry')
          .set({ suspicions: '', aside: 0 })
          .where('reference', '=', reference)
          .where('aside', '=', 1)
        const found = (await released.executeTakeFirst()).numUpdatedRows === 1n
        if (found) await letters(db, { reference, suspicions: [], moment: new Date() })
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

function readRow(row: Selectable<Tables['enquiry']>): Omit<KeptEnquiry, 'unreached'> {
  const { number, reference, state, note, locale } = row
  const received = { ...JSON.parse(row.fields), locale, receivedAt: new Date(row.received_at) }
  const suspicions = row.suspicions.split(', ').filter(Boolean) as KeptEnquiry['suspicions']
  return { number, reference, received, state, note, suspicions, aside: row.aside === 1 }
}
