import type { Pool, PoolClient } from 'pg'
import { LOCKS } from '../locks.ts'

/** A turn is a transaction, so that it ends with its connection, also behind a pooler. A machine that is cut off holds it for two minutes. */
const BEGIN = "BEGIN; SET LOCAL lock_timeout = '7s'; SET LOCAL idle_in_transaction_session_timeout = '120s'"
const TRIES = 3

/**
 * Waits until no other process has its turn to save, twenty seconds at most, and returns a function that ends the turn. It never
 * throws: without the database, or where another process holds on to its turn, it is as if there were no turns.
 */
export async function takeTurn(pool: Pool): Promise<() => Promise<void>> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    const client = await pool.connect().catch(() => undefined)
    if (!client) break
    if (await isTaken(client)) return () => end(client)
  }
  return async () => {}
}

/** Runs `work` while no other process has this lock; undefined if one has. What holds a lock and is cut off loses it after two minutes. */
export async function unlessTaken<Value>(pool: Pool, lock: number, work: () => Promise<Value>): Promise<Value | undefined> {
  const client = await pool.connect()
  try {
    await client.query(BEGIN)
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS taken', [lock])
    return rows[0]?.taken ? await work() : undefined
  } finally {
    await end(client)
  }
}

const isTaken = async (client: PoolClient): Promise<boolean> => {
  try {
    await client.query(BEGIN)
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCKS.save])
    return true
  } catch {
    client.release(true)
    return false
  }
}

const end = (client: PoolClient) =>
  client.query('COMMIT').then(
    () => client.release(),
    () => client.release(true),
  )
