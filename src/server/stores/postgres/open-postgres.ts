import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { reasonOf, Unreachable } from '../../http/unreachable.ts'
import { upgrade } from '../upgrade.ts'
import { connect, type Postgres } from './postgres.ts'

const PATIENCE_MS = 60_000
const PAUSE_MS = 500
/** The error code by which PostgreSQL says that it has no such database, or none yet. */
const NO_DATABASE = '3D000'

/**
 * Returns the place of a database without the user and the password: `'postgres://user:password@db.example:5432/site'` =>
 * `'db.example:5432/site'`.
 */
export function placeOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url)
  return (searchParams.get('host') ?? host) + pathname
}

/**
 * Opens the database and brings its tables up to date, or to an earlier `version`. Waits a minute for one that does not answer yet. After that, or at
 * once if the database refuses us, it throws a sentence that says where and why.
 */
export async function openPostgres(url: string, patienceMs = PATIENCE_MS, version?: number): Promise<Postgres> {
  const database = connect(url)
  try {
    await answer(database, placeOf(url), patienceMs)
    await upgrade(database, version)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function answer(database: Postgres, place: string, patienceMs: number) {
  const end = performance.now() + patienceMs
  for (let tries = 1; ; tries += 1) {
    try {
      return await sql`SELECT 1`.execute(database.db)
    } catch (error) {
      const passing = error instanceof Unreachable || (error as { code?: string }).code === NO_DATABASE
      const reason = reasonOf(error instanceof Unreachable ? error.cause : error)
      if (!passing) throw new Error(`PostgreSQL at ${place} refuses DATABASE_URL: ${reason}`)
      if (performance.now() > end) throw new Error(`PostgreSQL at ${place} (DATABASE_URL) does not answer: ${reason}`)
      if (tries === 1)
        console.error(`PostgreSQL at ${place} does not answer yet (${reason}). Trying again for ${patienceMs / 1000} seconds.`)
      await pause(PAUSE_MS)
    }
  }
}
