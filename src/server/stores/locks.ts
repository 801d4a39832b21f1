import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import type { Database, Work } from './database.ts'
import type { Tables } from './schema.ts'

const PATIENCE_MS = 60_000
const PAUSE_MS = 100

/** The numbers of the locks, one for each kind of work that only one process at a time may do. */
export const LOCKS = { start: 7_301_001, erase: 7_301_002, backup: 7_301_003, save: 7_301_004, release: 7_301_005 }

/** Takes a lock until the end of the transaction, which ends with the process, too. In SQLite a transaction is alone anyway. */
async function take(kind: Database['kind'], db: Kysely<Tables>, lock: number): Promise<boolean> {
  if (kind === 'SQLite') return true
  const { rows } = await sql<{ taken: boolean }>`SELECT pg_try_advisory_xact_lock(${lock}) AS taken`.execute(db)
  return rows[0]?.taken === true
}

/** Runs `work` in one transaction while no other process does. Waits a minute at most for that, then throws. */
export const inTurn = <Value>({ kind, transaction }: Database, work: Work<Value>): Promise<Value> =>
  transaction(async (db) => {
    const end = performance.now() + PATIENCE_MS
    while (!(await take(kind, db, LOCKS.start))) {
      if (performance.now() > end) throw new Error('Another process has been preparing the database for a minute. Is it stuck?')
      await pause(PAUSE_MS)
    }
    return work(db)
  })

/** Runs `work` in one transaction and returns its value; undefined if another process does such work at this moment. */
export const unlessOthers = <Value>({ kind, transaction }: Database, work: Work<Value>): Promise<Value | undefined> =>
  transaction(async (db) => ((await take(kind, db, LOCKS.erase)) ? work(db) : undefined))

/** Waits until no other process works with any of these words, and keeps others waiting until the end of the transaction. */
export async function hold(kind: Database['kind'], db: Kysely<Tables>, ...words: string[]): Promise<void> {
  if (kind === 'SQLite') return
  await sql`SELECT ${sql.join(words.map((word) => sql`pg_advisory_xact_lock(hashtextextended(${word}, 0))`))}`.execute(db)
}
