import type { ColumnType, Generated } from 'kysely'

/** A moment: PostgreSQL returns a Date, SQLite its milliseconds since 1970. `new Date()` takes both. */
type Moment = ColumnType<Date | number, Date, Date>
type MaybeMoment = ColumnType<Date | number | null, Date | null, Date | null>

/** The tables that the server keeps, but for those of editors' accounts, which the library makes that keeps them. */
export type Tables = {
  enquiry: {
    number: Generated<number>
    reference: string
    received_at: Moment
    clinic: string
    state: Generated<'new' | 'contacted' | 'booked' | 'closed'>
    note: Generated<string>
    suspicions: string
    digest: string
    key: string | null
    locale: string
    /** The enquiry itself as JSON text, which may hold characters that `jsonb` refuses. */
    fields: string
    mailbox: string | null
  }
  letter: {
    id: Generated<number>
    reference: string
    kind: 'clinic' | 'visitor'
    attempts: Generated<number>
    due_at: MaybeMoment
    sent_at: MaybeMoment
    reason: string | null
  }
  /** The rows count up: as `number` in PostgreSQL, as `rowid` in SQLite. */
  access: { number: Generated<number>; rowid: Generated<number>; at: Moment; editor: string; action: string; detail: string }
  clock: { id: number; seen_at: Moment; steady_since: Moment }
  /** Beside the accounts, where these are in a file. */
  ended_pass: { id: string; until: Moment }
  /** The searches without result, with nothing of who searched. */
  missed_search: { day: string; locale: string; words: string; count: number }
  /** The counts of visits, with nothing of who it was (see `src/features/visits/rules/figures.ts`). */
  visit_count: { day: string; kind: string; page: string; locale: string; width: string; detail: string; count: number }
  /** Only in PostgreSQL, as are `attempt` and `shown_text`: one process keeps secrets in files, and the others in memory. */
  secret: { name: string; value: string }
  attempt: { key: string; count: number; until: Moment }
  shown_text: { key: string; text: string | null; until: Moment }
  schema_version: { version: number }
}
