import type { Database } from '../../../../server/stores/database.ts'
import { type Failure, letterQueue } from '../../../../server/stores/letter-queue.ts'

/** A letter that waits to be sent to a colleague whom a comment names. It is written when it goes. */
export type Mention = { id: number; comment: number; email: string; attempts: number; refusals: number }

export type MentionStore = {
  due(now: Date, most: number): Promise<Mention[]>
  sent(id: number, at: Date): Promise<void>
  /** Notes what became of a letter that could not be sent. */
  failed(id: number, failure: Failure): Promise<void>
  /** Takes away the letters that wait for an address: nobody is to get them there. */
  drop(email: string): Promise<void>
}

/** Opens the letters to colleagues. */
export const openMentions = (database: Database): MentionStore => ({
  ...letterQueue(database, 'mention', ['id', 'comment', 'email', 'attempts', 'refusals']),
  drop: async (email) =>
    void (await database.write((one) => one.deleteFrom('mention').where('email', '=', email).where('sent_at', 'is', null).execute())),
})
