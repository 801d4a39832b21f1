import type { Selectable } from 'kysely'
import { type Database, keepable } from './database.ts'
import type { Tables } from './schema.ts'

/** The tables that hold letters; what tells how a letter stands has the same names in each. */
type Queued = 'letter' | 'staff_letter' | 'mention'

/**
 * For so long nobody else takes a letter that a process has taken to send. Longer than the mail server's patience with
 * a whole round of letters; a process that dies on the way leaves them to the others after it.
 */
const LEASE_MS = 3 * 60_000
/** A letter that is due in more than this time was put off by a wrong clock: no pause, and no process's hold on a letter, is so long. */
const LATEST_DUE_MS = 3 * 60 * 60_000

/** What becomes of a letter that could not be sent: the next try, none where `next` is undefined; `isRefused`: it was the letter's own fault. */
export type Failure = { reason: string; next: Date | undefined; isRefused: boolean }

/**
 * The letters of a table that wait to be sent, given with these columns; where several processes send them, each is taken by one at a
 * time. A letter without a due time is never tried again.
 */
export function letterQueue<Name extends Queued, Column extends keyof Selectable<Tables[Name]> & string>(
  { kind, db, write }: Database,
  name: Name,
  columns: readonly Column[],
) {
  // Written for one of the tables: the others have these columns, too.
  const table = name as 'letter'
  const asked = columns as unknown as ['id']
  return {
    async due(now: Date, most: number): Promise<Pick<Selectable<Tables[Name]>, Column>[]> {
      const later = (ms: number) => new Date(now.getTime() + ms)
      const due = db
        .selectFrom(table)
        .where('sent_at', 'is', null)
        .where((letter) => letter.or([letter('due_at', '<=', now), letter('due_at', '>', later(LATEST_DUE_MS))]))
        .orderBy('due_at')
        .orderBy('id')
        .limit(most)
      // Letters that another process takes at this moment are passed over rather than waited for.
      const free = () => due.select('id').forUpdate().skipLocked()
      const taken =
        kind === 'SQLite'
          ? due.select(asked).execute()
          : db.updateTable(table).set('due_at', later(LEASE_MS)).where('id', 'in', free()).returning(asked).execute()
      return (await taken) as unknown as Pick<Selectable<Tables[Name]>, Column>[]
    },
    /** Notes what became of a letter that could not be sent. A mail server may say anything. */
    async failed(id: number, { reason, next, isRefused }: Failure): Promise<void> {
      const failure = { reason: keepable(reason), due_at: next ?? null }
      await write((one) =>
        one
          .updateTable(table)
          .set((letter) => ({
            ...failure,
            attempts: letter('attempts', '+', 1),
            ...(isRefused && { refusals: letter('refusals', '+', 1) }),
          }))
          .where('id', '=', id)
          .execute(),
      )
    },
    async sent(id: number, at: Date): Promise<void> {
      await write((one) => one.updateTable(table).set({ sent_at: at, reason: null }).where('id', '=', id).execute())
    },
  }
}
