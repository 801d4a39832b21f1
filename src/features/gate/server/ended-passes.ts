import type { Kysely } from 'kysely'
import { steadyDate } from '../../../server/http/steady-clock.ts'
import type { Tables } from '../../../server/stores/schema.ts'
import type { EndedPasses } from './pass.ts'

/** Keeps the passes that were given up, for as long as they would have been valid. */
export const createEndedPasses = (db: Kysely<Tables>): EndedPasses => ({
  async add(id, until) {
    await db
      .insertInto('ended_pass')
      .values({ id, until })
      .onConflict((there) => there.doNothing())
      .execute()
    await db.deleteFrom('ended_pass').where('until', '<', steadyDate()).execute()
  },
  has: async (id) => Boolean(await db.selectFrom('ended_pass').select('id').where('id', '=', id).executeTakeFirst()),
})
