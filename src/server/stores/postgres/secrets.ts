import { isWhole, newKey, tellMadeAnew } from '../secrets.ts'
import type { Postgres } from './connection.ts'

const KEPT = 'SELECT value FROM secret WHERE name = $1'
const FIRST = 'INSERT INTO secret (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING'
/** Replaces the damaged secret and no other, so that only one of several processes makes it anew. */
const ANEW = 'UPDATE secret SET value = $2 WHERE name = $1 AND value = $3'

/** Returns the secret `name`, which all processes share. `make` makes it for the process that asks first, and anew if it is damaged. */
export async function sharedSecret({ query }: Postgres, name: string, make = newKey): Promise<string> {
  const read = async () => (await query<{ value: string }>(KEPT, [name])).rows[0]?.value ?? ''
  await query(FIRST, [name, make()])
  const kept = await read()
  if (isWhole(name, kept)) return kept
  if ((await query(ANEW, [name, make(), kept])).count === 1) tellMadeAnew(name)
  return read()
}
