import type { DatabaseSync } from 'node:sqlite'
import type { Pool } from 'pg'
import type { Role } from '../../../../model/roles.ts'

/** Whose account manages the others; one from before there were roles does, too. */
const OWNS = "(role = 'owner' OR role IS NULL)"
const LOCK = `SELECT id FROM "user" WHERE ${OWNS} ORDER BY id FOR UPDATE`

/** One statement, so that in SQLite nothing comes between the look at the others and the change. */
const stepDownBy = (role: string, id: string, other: string) =>
  `UPDATE "user" SET role = ${role} WHERE id = ${id} AND EXISTS (SELECT 1 FROM "user" WHERE id <> ${other} AND ${OWNS})`

/** Gives an owner another role, unless that would leave none: then it is false, also where two do this to each other at the same moment. */
type StepDown = (id: string, role: Role) => Promise<boolean>

export const createStepDown = (database: DatabaseSync | Pool): StepDown =>
  'exec' in database
    ? async (id, role) => database.prepare(stepDownBy('?', '?', '?')).run(role, id, id).changes > 0
    : (id, role) => inPostgres(database, id, role)

/** PostgreSQL lets two look at each other before either writes: whoever holds the rows of all owners goes first. */
async function inPostgres(pool: Pool, id: string, role: Role): Promise<boolean> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query(LOCK)
    const { rowCount } = await client.query(stepDownBy('$1', '$2', '$2'), [role, id])
    await client.query('COMMIT')
    client.release()
    return rowCount === 1
  } catch (error) {
    // The connection goes, and with it whatever was begun.
    client.release(true)
    throw error
  }
}
