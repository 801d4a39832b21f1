import type { Kysely } from 'kysely'
import { type Database, keepable } from '../../../server/stores/database.ts'
import type { Tables } from '../../../server/stores/schema.ts'

/**
 * For so long nobody else takes a letter that a process has taken to send; a process that dies on the way leaves it to the others
 * after that. A letter that is due later than any pause was put off by a wrong clock.
 */
const LEASE_MS = 3 * 60_000
const LATEST_DUE_MS = 60 * 60_000
const LETTER = ['id', 'recipient', 'subject', 'text', 'language', 'attempts'] as const

/** A letter to somebody of the clinics, in the language `language`. */
export type StaffLetter = { to: string; subject: string; text: string; language: string }

export type WaitingLetter = StaffLetter & { id: number; attempts: number }

/** The letters to people of the clinics that wait to be sent. */
export type StaffLetters = {
  due(now: Date, most: number): Promise<WaitingLetter[]>
  sent(id: number, at: Date): Promise<void>
  /** Notes that a letter could not be sent. It is tried again at `next`, or never where that is undefined. */
  failed(id: number, reason: string, next: Date | undefined): Promise<void>
  eraseBefore(moment: Date): Promise<void>
}

/** Puts letters to be sent at once, inside a transaction. */
export async function insertLetters(db: Kysely<Tables>, letters: StaffLetter[]): Promise<void> {
  const now = new Date()
  const rows = letters.map(({ to, ...letter }) => ({ ...letter, recipient: to, written_at: now, due_at: now }))
  if (rows.length > 0) await db.insertInto('staff_letter').values(rows).execute()
}

/** Opens the store of letters in a database of either kind; where several processes send them, each is taken by one at a time. */
export function openStaffLetters({ kind, db, write }: Database): StaffLetters {
  return {
    async due(now, most) {
      const later = (ms: number) => new Date(now.getTime() + ms)
      const due = db
        .selectFrom('staff_letter')
        .where('sent_at', 'is', null)
        .where((letter) => letter.or([letter('due_at', '<=', now), letter('due_at', '>', later(LATEST_DUE_MS))]))
        .orderBy('due_at')
        .orderBy('id')
        .limit(most)
      const free = () => due.select('id').forUpdate().skipLocked()
      const rows =
        kind === 'SQLite'
          ? await due.select(LETTER).execute()
          : await db.updateTable('staff_letter').set('due_at', later(LEASE_MS)).where('id', 'in', free()).returning(LETTER).execute()
      return rows.map(({ recipient, id, ...letter }) => ({ ...letter, id: Number(id), to: recipient }))
    },
    sent: async (id, at) =>
      void (await write((one) => one.updateTable('staff_letter').set({ sent_at: at, reason: null }).where('id', '=', id).execute())),
    failed: async (id, reason, next) =>
      void (await write((one) =>
        one
          .updateTable('staff_letter')
          .set((letter) => ({ reason: keepable(reason), due_at: next ?? null, attempts: letter('attempts', '+', 1) }))
          .where('id', '=', id)
          .execute(),
      )),
    eraseBefore: async (moment) => void (await write((one) => one.deleteFrom('staff_letter').where('written_at', '<', moment).execute())),
  }
}
