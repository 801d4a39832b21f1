import { setTimeout as pause } from 'node:timers/promises'
import type { Postgres, Query } from './connection.ts'

const PATIENCE_MS = 60_000
const PAUSE_MS = 100

/** What one process at a time may do, by the number of its lock. */
const LOCKS = { start: 7_301_001, erase: 7_301_002 }

const take = async (query: Query, lock: number) =>
  (await query<{ taken: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS taken', [lock])).rows[0]?.taken === true

/** Runs `work` while no other process does, in one transaction; waits for its turn. The lock ends with the process, too. */
export const inTurn = <Value>(database: Postgres, work: (query: Query) => Promise<Value>): Promise<Value> =>
  database.transaction(async (query) => {
    const end = Date.now() + PATIENCE_MS
    while (!(await take(query, LOCKS.start))) {
      if (Date.now() > end) throw new Error('Another process has been preparing the database for a minute. Is it stuck?')
      await pause(PAUSE_MS)
    }
    return work(query)
  })

/** Runs `work` unless another process does it at this moment; then undefined. */
export const unlessOthers = <Value>(database: Postgres, work: (query: Query) => Promise<Value>): Promise<Value | undefined> =>
  database.transaction(async (query) => ((await take(query, LOCKS.erase)) ? work(query) : undefined))
