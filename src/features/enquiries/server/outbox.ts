import type { DatabaseSync } from 'node:sqlite'
import { LATEST_DUE_MS } from './mail/back-off.ts'
import type { Letter, Outbox } from './record.ts'
import type { Together } from './together.ts'

/** The letters in SQLite. A letter without a due time is never tried again. */
export function createOutbox(database: DatabaseSync, inTurn: Together): Outbox {
  const due = database.prepare(`
    SELECT id, reference, kind, attempts FROM letter 
    WHERE sent_at IS NULL AND (due_at <= :now OR due_at > :latest) ORDER BY due_at, id LIMIT :most`)
  const sent = database.prepare('UPDATE letter SET sent_at = ?, reason = NULL WHERE id = ?')
  const failed = database.prepare('UPDATE letter SET attempts = attempts + 1, reason = ?, due_at = ? WHERE id = ?')
  const count = database.prepare('SELECT count(due_at) AS waiting, count(*) - count(due_at) AS givenUp FROM letter WHERE sent_at IS NULL')
  const latest = database.prepare('SELECT reason FROM letter WHERE sent_at IS NULL AND reason IS NOT NULL ORDER BY due_at DESC LIMIT 1')
  return {
    due: async (now, most) => due.all({ now: now.getTime(), latest: now.getTime() + LATEST_DUE_MS, most }) as unknown as Letter[],
    sent: (id, at) => inTurn(() => void sent.run(at.getTime(), id)),
    failed: (id, reason, next) => inTurn(() => void failed.run(reason, next?.getTime() ?? null, id)),
    async state() {
      const { waiting, givenUp } = count.get() ?? {}
      const reason = latest.get()?.reason
      return { waiting: Number(waiting), givenUp: Number(givenUp), ...(reason ? { reason: String(reason) } : {}) }
    },
  }
}
