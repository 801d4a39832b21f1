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
    /** 1 for what is kept aside as likely spam, or as a trial; 0 for what reaches the clinic. */
    aside: Generated<number>
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
    /** The tries at which the fault lay with the letter, rather than with the mail server. */
    refusals: Generated<number>
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
  /**
   * The releases that have a time. `tip` is what the draft was when it was planned, `release` and `back` are the names that the release
   * and what takes it back will have: by them it is known in git what was done already. `choices` and `looked` are JSON texts.
   */
  planned_release: {
    number: Generated<number>
    branch: string
    name: string
    starts_at: Moment
    ends_at: MaybeMoment
    zone: string
    tip: string
    choices: string
    looked: string
    planner: string
    email: string
    language: string
    planned_at: Moment
    state: Generated<'waiting' | 'public' | 'ended' | 'stopped' | 'cancelled'>
    reason: string | null
    detail: string | null
    release: string
    back: string
    settled_at: MaybeMoment
  }
  /** Letters to people of the clinics that wait to be sent, or were. */
  staff_letter: {
    id: Generated<number>
    recipient: string
    subject: string
    text: string
    language: string
    written_at: Moment
    attempts: Generated<number>
    refusals: Generated<number>
    due_at: MaybeMoment
    sent_at: MaybeMoment
    reason: string | null
  }
  /** What people say of a draft: an answer has the number of the first comment of its thread, which itself has none. */
  comment: {
    number: Generated<number>
    thread: number | null
    draft: string
    branch: string
    /** The draft's name at that time. */
    called: string
    path: string
    field: string
    language: string
    said: string
    /** The marks of the texts around it, as JSON. */
    beside: string
    kind: 'account' | 'tester' | 'reader'
    /** The e-mail address of an account, the number of a reader's link, the name that a tester gave. */
    author: string
    name: string
    text: string
    at: Moment
    /** The newest commit of the draft at that time; null where an earlier version of the site kept it. */
    tip: string | null
    settled_at: MaybeMoment
    settled_by: string | null
  }
  /** The letters to colleagues whom a comment names. */
  mention: {
    id: Generated<number>
    comment: number
    email: string
    attempts: Generated<number>
    refusals: Generated<number>
    due_at: MaybeMoment
    sent_at: MaybeMoment
    reason: string | null
  }
  /** Who has seen which part of a draft, in which language; `mark` is that of what it said. */
  tick: {
    draft: string
    path: string
    part: string
    language: string
    kind: 'account' | 'tester'
    person: string
    name: string
    role: string
    mark: string
    at: Moment
  }
  /** What has to be seen before a draft goes out: `tester`, `translator`, `clinician`, and who is a clinician. */
  demand: { name: string; value: string }
  review_link: {
    number: Generated<number>
    draft: string
    branch: string
    called: string
    /** The commit at which it stays; null where it goes on with the draft. */
    tip: string | null
    label: string
    made_by: string
    /** The e-mail address of whoever made it; null where an earlier version of the site kept it. */
    made_by_email: string | null
    /** The name of the one person who is invited by it to test; null where it is for reading. */
    tester: string | null
    made_at: Moment
    until: Moment
    ended_at: MaybeMoment
  }
  /** The counts of visits, with nothing of who it was (see `src/features/visits/rules/figures.ts`). */
  visit_count: { day: string; kind: string; page: string; locale: string; width: string; detail: string; count: number }
  /** Only in PostgreSQL, as is `attempt`: one process keeps secrets in files, and attempts in memory. */
  secret: { name: string; value: string }
  attempt: { key: string; count: number; until: Moment }
  /** The texts that forms began with and that no commit holds. */
  shown_text: { key: string; text: string | null; until: Moment }
  schema_version: { version: number }
}
