import { setTimeout as pause } from 'node:timers/promises'
import type { Postgres, Query } from './connection.ts'

const PATIENCE_MS = 60_000
const PAUSE_MS = 100

/** The numbers of the locks, one for each kind of work that only one process at a time may do. */
const LOCKS = { start: 7_301_001, erase: 7_301_002 }

const take = async (query: Query, lock: number) =>
  (await query<{ taken: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS taken', [lock])).rows[0]?.taken === true

/**
 * Runs `work` in one transaction while no other process does. Waits a minute at most for that, then throws. The lock ends
 * with the process, too.
 */
export const inTurn = <Value>(database: Postgres, work: (query: Query) => Promise<Value>): Promise<Value> =>
  database.transaction(async (query) => {
    const end = Date.now() + PATIENCE_MS
    while (!(await take(query, LOCKS.start))) {
      if (Date.now() > end) throw new Error('Another process has been preparing the database for a minute. Is it stuck?')
      await pause(PAUSE_MS)
    }
    return work(query)
  })

/** Runs `work` in one transaction and returns its value; undefined if another process does such work at this moment. */
export const unlessOthers = <Value>(database: Postgres, work: (query: Query) => Promise<Value>): Promise<Value | undefined> =>
  database.transaction(async (query) => ((await take(query, LOCKS.erase)) ? work(query) : undefined))
