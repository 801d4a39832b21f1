import type { Postgres } from '../../../../server/stores/postgres/connection.ts'
import { LATEST_DUE_MS } from '../mail/back-off.ts'
import type { Letter, Outbox } from '../record.ts'

/**
 * For so long nobody else takes a letter that a process has taken to send. Longer than the mail server's patience with
 * a whole round of letters; a process that dies on the way leaves them to the others after it.
 */
const LEASE_MS = 3 * 60_000

/** Letters that another process takes at this moment are passed over rather than waited for. */
const TAKE = `
  UPDATE letter SET due_at = $2 WHERE id IN (
    SELECT id FROM letter WHERE sent_at IS NULL AND (due_at <= $1 OR due_at > $4)
    ORDER BY due_at, id LIMIT $3 FOR UPDATE SKIP LOCKED
  ) RETURNING id, reference, kind, attempts`
const SENT = 'UPDATE letter SET sent_at = $2, reason = NULL WHERE id = $1'
const FAILED = 'UPDATE letter SET attempts = attempts + 1, reason = $2, due_at = $3 WHERE id = $1'
const STATE = `
  SELECT count(due_at) AS waiting, count(*) - count(due_at) AS given_up,
    (array_agg(reason ORDER BY due_at DESC NULLS LAST) FILTER (WHERE reason IS NOT NULL))[1] AS reason
  FROM letter WHERE sent_at IS NULL`

/** PostgreSQL keeps no NUL in a text, and a mail server may say anything. */
const keepable = (text: string) => text.replaceAll('\0', '')

/** The letters in PostgreSQL: each is taken by one process at a time. A letter without a due time is never tried again. */
export function createOutbox({ query }: Postgres): Outbox {
  return {
    async due(now, most) {
      const later = (ms: number) => new Date(now.getTime() + ms)
      const { rows } = await query<Omit<Letter, 'id'> & { id: string }>(TAKE, [now, later(LEASE_MS), most, later(LATEST_DUE_MS)])
      return rows.map((letter) => ({ ...letter, id: Number(letter.id) }))
    },
    sent: async (id, at) => void (await query(SENT, [id, at])),
    failed: async (id, reason, next) => void (await query(FAILED, [id, keepable(reason), next ?? null])),
    async state() {
      const { waiting, given_up, reason } = (await query(STATE)).rows[0] ?? {}
      return { waiting: Number(waiting), givenUp: Number(given_up), ...(reason && { reason: String(reason) }) }
    },
  }
}
