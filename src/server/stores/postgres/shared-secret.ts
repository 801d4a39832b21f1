import type { Database } from '../database.ts'
import { isWhole, newKey, tellMadeAnew } from '../secrets.ts'

/** Returns the secret `name`, which all processes share. `make` makes it for the process that asks first, and anew if it is damaged. */
export async function sharedSecret({ db }: Pick<Database, 'db'>, name: string, make = newKey): Promise<string> {
  const named = db.selectFrom('secret').select('value').where('name', '=', name)
  const read = async () => (await named.executeTakeFirst())?.value ?? ''
  await db
    .insertInto('secret')
    .values({ name, value: make() })
    .onConflict((taken) => taken.doNothing())
    .execute()
  const kept = await read()
  if (isWhole(name, kept)) return kept
  // Replaces the damaged secret and no other, so that only one of several processes makes it anew.
  const anew = db.updateTable('secret').set({ value: make() }).where('name', '=', name).where('value', '=', kept)
  if ((await anew.executeTakeFirst()).numUpdatedRows === 1n) tellMadeAnew(name)
  return read()
}
