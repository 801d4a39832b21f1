import type { Kysely } from 'kysely'
import type { Database } from '../../../server/stores/database.ts'
import { type Failure, letterQueue } from '../../../server/stores/letter-queue.ts'
import type { Tables } from '../../../server/stores/schema.ts'

/** A letter to somebody of the clinics, in the language `language`. */
export type StaffLetter = { to: string; subject: string; text: string; language: string }

export type WaitingLetter = StaffLetter & { id: number; attempts: number; refusals: number }

/** The letters to people of the clinics that wait to be sent. */
export type StaffLetters = {
  due(now: Date, most: number): Promise<WaitingLetter[]>
  sent(id: number, at: Date): Promise<void>
  /** Notes what became of a letter that could not be sent. */
  failed(id: number, failure: Failure): Promise<void>
  eraseBefore(moment: Date): Promise<void>
}

/** Puts letters to be sent at once, inside a transaction. */
export async function insertLetters(db: Kysely<Tables>, letters: StaffLetter[]): Promise<void> {
  const now = new Date()
  const rows = letters.map(({ to, ...letter }) => ({ ...letter, recipient: to, written_at: now, due_at: now }))
  if (rows.length > 0) await db.insertInto('staff_letter').values(rows).execute()
}

/** Opens the store of letters in a database of either kind. */
export function openStaffLetters(database: Database): StaffLetters {
  const queue = letterQueue(database, 'staff_letter', ['id', 'recipient', 'subject', 'text', 'language', 'attempts', 'refusals'])
  return {
    ...queue,
    due: async (now, most) =>
      (await queue.due(now, most)).map(({ recipient, id, ...letter }) => ({ ...letter, id: Number(id), to: recipient })),
    eraseBefore: async (moment) =>
      void (await database.write((one) => one.deleteFrom('staff_letter').where('written_at', '<', moment).execute())),
  }
}
