import { newKey } from '../secrets.ts'
import type { Postgres } from './connection.ts'

/** A secret that all processes share, under `name`; made by `make` by whichever asks first. */
export async function sharedSecret({ query }: Postgres, name: string, make = newKey): Promise<string> {
  await query('INSERT INTO secret (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [name, make()])
  const { rows } = await query<{ value: string }>('SELECT value FROM secret WHERE name = $1', [name])
  return rows[0]?.value ?? ''
}
