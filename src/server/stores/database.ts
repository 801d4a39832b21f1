import { CompiledQuery, type Kysely } from 'kysely'
import type { Tables } from './schema.ts'

/** Asks the database, or changes something in it. */
export type Work<Value> = (db: Kysely<Tables>) => Promise<Value>

/** The database of the server: SQLite for one process, or PostgreSQL for several. A call throws `Unreachable` if it doesn't answer. */
export type Database = {
  /**
   * Whoever asks takes what is not SQLite for PostgreSQL: `locks.ts` and, with words for each of the two, `upgrade.ts` here; of the
   * features `book.ts`, `enquiries.ts` and `outbox.ts` of enquiries, `staff-letters.ts` of releases, `mention-store.ts` of reviews.
   */
  kind: 'SQLite' | 'PostgreSQL'
  /** Asks outside a transaction. */
  db: Kysely<Tables>
  /** Makes one change, which is durable once this resolves. */
  write<Value>(work: Work<Value>): Promise<Value>
  /** Runs `work` in a transaction. Once this resolves, its changes are durable; if `work` throws, there are none. */
  transaction<Value>(work: Work<Value>): Promise<Value>
  /** Tells whether the database answers now. */
  answers(): Promise<boolean>
  close(): Promise<void>
}

/** A text as either database keeps it: PostgreSQL takes no NUL. */
export const keepable = (text: string): string => text.replaceAll('\0', '')

/**
 * Runs `work` between `begin` and a commit. The library's own transaction begins in its own words, and where undoing fails, too,
 * it throws that error instead of the first.
 */
export const between = <Value>(db: Kysely<Tables>, begin: string, work: Work<Value>): Promise<Value> =>
  db.connection().execute(async (one) => {
    await one.executeQuery(CompiledQuery.raw(begin))
    try {
      const value = await work(one)
      await one.executeQuery(CompiledQuery.raw('COMMIT'))
      return value
    } catch (error) {
      // Fails where a full disk or a lost connection has undone it already.
      await one.executeQuery(CompiledQuery.raw('ROLLBACK')).catch(() => undefined)
      throw error
    }
  })
