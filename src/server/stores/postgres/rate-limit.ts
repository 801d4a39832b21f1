import { createHmac } from 'node:crypto'
import { type Attempts, type Limit, limitAttempts } from '../../http/rate-limit.ts'
import type { Postgres } from './connection.ts'

/**
 * Counts one attempt and returns the number of attempts in the window. A window that ends much later than one that begins
 * now was written by a wrong clock, so a new one begins.
 */
const COUNT = `
  INSERT INTO attempt AS kept (key, count, until) VALUES ($1, 1, now() + $2 * interval '1 millisecond')
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN kept.until BETWEEN now() AND excluded.until + $2 * interval '1 millisecond' THEN kept.count + 1 ELSE 1 END,
    until = CASE WHEN kept.until BETWEEN now() AND excluded.until + $2 * interval '1 millisecond' THEN kept.until ELSE excluded.until END
  RETURNING count`

/**
 * Counts the attempts of all processes together. The database holds a keyed hash of each key, for the length of the window.
 * While the database does not answer, this process counts for itself.
 */
export function shareAttempts({ query }: Postgres, secret: string, limit: Limit): Attempts {
  const own = limitAttempts(limit)
  const keyOf = (who: string) => createHmac('sha256', secret).update(`${limit.name}\0${who}`).digest('base64url')
  return {
    async allow(who) {
      const alone = own.allow(who)
      try {
        const { rows } = await query<{ count: number }>(COUNT, [keyOf(who), limit.windowMs])
        const count = rows[0]?.count ?? 0
        if (count === 1) await query('DELETE FROM attempt WHERE until < now()')
        return count <= limit.most
      } catch {
        return alone
      }
    },
    async forget(who) {
      own.forget(who)
      await query('DELETE FROM attempt WHERE key = $1', [keyOf(who)]).catch(() => undefined)
    },
  }
}
