import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { type Attempts, type Limit, limitAttempts } from '../../http/rate-limit.ts'
import type { Database } from '../database.ts'

/**
 * Counts the attempts of all processes together. The database holds a keyed hash of each key, for the length of the window.
 * While the database does not answer, this process counts for itself.
 */
export function shareAttempts({ db }: Pick<Database, 'db'>, secret: string, limit: Limit): Attempts {
  const own = limitAttempts(limit)
  const keyOf = (who: string) => createHmac('sha256', secret).update(`${limit.name}\0${who}`).digest('base64url')
  const window = sql`${limit.windowMs} * interval '1 millisecond'`
  // A window that ends much later than one that begins now was written by a wrong clock, so a new one begins.
  const goesOn = sql`kept.until BETWEEN now() AND excluded.until + ${window}`
  const countOne = (key: string) => sql<{ count: number }>`
    INSERT INTO attempt AS kept (key, count, until) VALUES (${key}, 1, now() + ${window})
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN ${goesOn} THEN kept.count + 1 ELSE 1 END,
      until = CASE WHEN ${goesOn} THEN kept.until ELSE excluded.until END
    RETURNING count`
  const count = async (who: string): Promise<number> => {
    const alone = own.count(who)
    try {
      const together = (await countOne(keyOf(who)).execute(db)).rows[0]?.count ?? 0
      if (together === 1) await sql`DELETE FROM attempt WHERE until < now()`.execute(db)
      return together
    } catch {
      return alone
    }
  }
  return {
    allow: async (who) => (await count(who)) <= limit.most,
    count,
    async forget(who) {
      own.forget(who)
      await db
        .deleteFrom('attempt')
        .where('key', '=', keyOf(who))
        .execute()
        .catch(() => undefined)
    },
  }
}
