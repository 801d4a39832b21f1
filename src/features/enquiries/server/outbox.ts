import type { Database } from '../../../server/stores/database.ts'
import { letterQueue } from '../../../server/stores/letter-queue.ts'
import type { Outbox } from './record.ts'

/** The letters about enquiries. */
export function createOutbox(database: Database): Outbox {
  const { db } = database
  const unsent = db.selectFrom('letter').where('sent_at', 'is', null)
  return {
    ...letterQueue(database, 'letter', ['id', 'reference', 'kind', 'attempts', 'refusals']),
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
