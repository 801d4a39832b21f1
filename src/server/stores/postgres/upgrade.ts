import { inTurn } from './alone.ts'
import type { Postgres } from './connection.ts'
import { STEPS } from './schema.ts'

/**
 * Brings the tables up to date: all steps that are missing are taken, or none. Processes that start together take turns.
 * Throws if a newer version of the site made the database.
 */
export const upgrade = (database: Postgres): Promise<void> =>
  inTurn(database, async (query) => {
    await query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)')
    const { rows } = await query<{ version: number }>('SELECT version FROM schema_version')
    const version = rows[0]?.version ?? 0
    if (version > STEPS.length)
      throw new Error(`The database was made by a newer version of the site (tables ${version}, this one knows ${STEPS.length}).`)
    for (const step of STEPS.slice(version)) await query(step)
    if (rows.length === 0) await query('INSERT INTO schema_version VALUES ($1)', [STEPS.length])
    else await query('UPDATE schema_version SET version = $1', [STEPS.length])
  })
