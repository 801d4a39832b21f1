import { type Database, keepable } from '../../../../server/stores/database.ts'

/** For so long nobody else takes a letter that a process has taken to send. */
const LEASE_MS = 3 * 60_000

/** A letter that waits to be sent to a colleague whom a comment names. It is written when it goes. */
export type Mention = { id: number; comment: number; email: string; attempts: number }

export type MentionStore = {
  due(now: Date, most: number): Promise<Mention[]>
  sent(id: number, at: Date): Promise<void>
  /** Notes that a letter could not be sent. It is tried again at `next`, or never where that is undefined. */
  failed(id: number, reason: string, next: Date | undefined): Promise<void>
  /** Takes away the letters that wait for an address: nobody is to get them there. */
  drop(email: string): Promise<void>
}

const LETTER = ['id', 'comment', 'email', 'attempts'] as const

/** Opens the letters to colleagues; where several processes send them, each is taken by one at a time. */
export function openMentions({ kind, db, write }: Database): MentionStore {
  return {
    async due(now, most) {
      const due = db.selectFrom('mention').where('sent_at', 'is', null).where('due_at', '<=', now).orderBy('id').limit(most)
      if (kind === 'SQLite') return due.select(LETTER).execute()
      const free = due.select('id').forUpdate().skipLocked()
      const later = new Date(now.getTime() + LEASE_MS)
      return db.updateTable('mention').set('due_at', later).where('id', 'in', free).returning(LETTER).execute()
    },
    sent: async (id, at) =>
      void (await write((one) => one.updateTable('mention').set({ sent_at: at, reason: null }).where('id', '=', id).execute())),
    drop: async (email) =>
      void (await write((one) => one.deleteFrom('mention').where('email', '=', email).where('sent_at', 'is', null).execute())),
    async failed(id, reason, next) {
      await write((one) =>
        one
          .updateTable('mention')
          .set((row) => ({ reason: keepable(reason), due_at: next ?? null, attempts: row('attempts', '+', 1) }))
          .where('id', '=', id)
          .execute(),
      )
    },
  }
}
