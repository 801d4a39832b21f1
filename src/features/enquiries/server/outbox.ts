import { type Database, keepable } from '../../../server/stores/database.ts'
import { ready } from '../../../server/stores/ready.ts'
import { LATEST_DUE_MS } from './mail/back-off.ts'
import type { Outbox } from './record.ts'

/**
 * For so long nobody else takes a letter that a process has taken to send. Longer than the mail server's patience with
 * a whole round of letters; a process that dies on the way leaves them to the others after it.
 */
const LEASE_MS = 3 * 60_000
const LETTER = ['id', 'reference', 'kind', 'attempts'] as const

/** The letters; where several processes send them, each is taken by one at a time. A letter without a due time is never tried again. */
export function createOutbox({ kind, db, write }: Database): Outbox {
  const unsent = db.selectFrom('letter').where('sent_at', 'is', null)
  const crossOut = ready(({ id, at }: { id: number; at: Date }) =>
    db.updateTable('letter').set({ sent_at: at, reason: null }).where('id', '=', id),
  )
  return {
    async due(now, most) {
      const later = (ms: number) => new Date(now.getTime() + ms)
      const due = unsent
        .where((letter) => letter.or([letter('due_at', '<=', now), letter('due_at', '>', later(LATEST_DUE_MS))]))
        .orderBy('due_at')
        .orderBy('id')
        .limit(most)
      if (kind === 'SQLite') return due.select(LETTER).execute()
      // Letters that another process takes at this moment are passed over rather than waited for.
      const free = due.select('id').forUpdate().skipLocked()
      return db.updateTable('letter').set('due_at', later(LEASE_MS)).where('id', 'in', free).returning(LETTER).execute()
    },
    sent: async (id, at) => void (await write((db) => crossOut(db, { id, at }))),
    async failed(id, reason, next) {
      // A mail server may say anything.
      const failure = { reason: keepable(reason), due_at: next ?? null }
      await write((db) =>
        db
          .updateTable('letter')
          .set((letter) => ({ ...failure, attempts: letter('attempts', '+', 1) }))
          .where('id', '=', id)
          .execute(),
      )
    },
    async state() {
      const counts = await unsent
        .select(({ fn }) => [fn.count<number>('due_at').as('waiting'), fn.countAll<number>().as('all')])
        .executeTakeFirstOrThrow()
      const failed = unsent.where('reason', 'is not', null).orderBy('due_at', (due) => due.desc().nullsLast())
      const reason = (await failed.select('reason').executeTakeFirst())?.reason
      return { waiting: counts.waiting, givenUp: counts.all - counts.waiting, ...(reason && { reason }) }
    },
  }
}
