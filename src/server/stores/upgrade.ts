import { sql } from 'kysely'
import type { Database } from './database.ts'
import { inTurn } from './locks.ts'

/** The words that differ between the two kinds of database. */
const WORDS = {
  SQLite: {
    counted: 'integer PRIMARY KEY AUTOINCREMENT',
    moment: 'integer',
    untagged: `(SELECT substr(email, 1, min(instr(email || '+', '+'), instr(email, '@')) - 1) || substr(email, instr(email, '@'))
      FROM (SELECT json_extract(fields, '$.email') AS email))`,
  },
  PostgreSQL: {
    counted: 'bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
    moment: 'timestamptz',
    untagged: `regexp_replace(substring(fields from '"email":"([^"]*)"'), '\\+[^@]*', '')`,
  },
}

/**
 * Returns the steps that make the tables. Each database goes through each step once, in this order. A step that was released
 * is never changed: anything new is a step at the end. The first ones find their tables made where an SQLite database is of a
 * time before steps were counted.
 */
function stepsOf(kind: Database['kind']): string[][] {
  const { counted, moment, untagged } = WORDS[kind]
  const inPostgres = (...statements: string[]) => (kind === 'PostgreSQL' ? statements : [])
  return [
    [
      `CREATE TABLE IF NOT EXISTS enquiry (
        number ${counted},
        reference text NOT NULL UNIQUE,
        received_at ${moment} NOT NULL,
        clinic text NOT NULL,
        state text NOT NULL DEFAULT 'new',
        note text NOT NULL DEFAULT '',
        suspicions text NOT NULL,
        digest text NOT NULL,
        key text,
        locale text NOT NULL,
        fields text NOT NULL,
        UNIQUE (digest, key)
      )`,
      'CREATE INDEX IF NOT EXISTS enquiry_received ON enquiry (received_at)',
      `CREATE TABLE IF NOT EXISTS letter (
        id ${counted},
        reference text NOT NULL REFERENCES enquiry (reference) ON DELETE CASCADE,
        kind text NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        due_at ${moment},
        sent_at ${moment},
        reason text,
        UNIQUE (reference, kind)
      )`,
      'CREATE INDEX IF NOT EXISTS letter_due ON letter (due_at, id) WHERE sent_at IS NULL',
      `CREATE TABLE IF NOT EXISTS access (
        number ${counted}, at ${moment} NOT NULL, editor text NOT NULL, action text NOT NULL, detail text NOT NULL
      )`,
      'CREATE INDEX IF NOT EXISTS access_at ON access (at)',
      ...inPostgres(
        'CREATE TABLE secret (name text PRIMARY KEY, value text NOT NULL)',
        'CREATE UNLOGGED TABLE attempt (key text PRIMARY KEY, count integer NOT NULL, until timestamptz NOT NULL)',
      ),
    ],
    [
      `CREATE TABLE IF NOT EXISTS clock (id integer PRIMARY KEY CHECK (id = 1), seen_at ${moment} NOT NULL, steady_since ${moment} NOT NULL)`,
      // Attempts to sign in are counted in `attempt`, under keyed hashes: the library's table held addresses.
      'DROP TABLE IF EXISTS "rateLimit"',
    ],
    // Testers' passes that were given up before they ran out.
    inPostgres('CREATE TABLE ended_pass (id text PRIMARY KEY, until timestamptz NOT NULL)'),
    // The mailbox of an enquiry in a column of its own, as `mailboxOf` returns it.
    [
      'DROP INDEX IF EXISTS enquiry_mailbox',
      'ALTER TABLE enquiry ADD COLUMN mailbox text',
      `UPDATE enquiry SET mailbox = replace(lower(${untagged}), '.', '')`,
      'CREATE INDEX enquiry_mailbox ON enquiry (mailbox, received_at)',
    ],
    // The texts that editors' forms opened at any process.
    inPostgres('CREATE UNLOGGED TABLE shown_text (key text PRIMARY KEY, text text, until timestamptz NOT NULL)'),
    [
      `CREATE TABLE missed_search (
        day text NOT NULL, locale text NOT NULL, words text NOT NULL, count integer NOT NULL, PRIMARY KEY (day, locale, words)
      )`,
    ],
    // Releases that have a time, and the letters about them. A draft waits for one time at most.
    [
      `CREATE TABLE planned_release (
        number ${counted},
        branch text NOT NULL,
        name text NOT NULL,
        starts_at ${moment} NOT NULL,
        ends_at ${moment},
        zone text NOT NULL,
        tip text NOT NULL,
        choices text NOT NULL,
        looked text NOT NULL,
        planner text NOT NULL,
        email text NOT NULL,
        language text NOT NULL,
        planned_at ${moment} NOT NULL,
        state text NOT NULL DEFAULT 'waiting',
        reason text,
        detail text,
        release text NOT NULL,
        back text NOT NULL,
        settled_at ${moment}
      )`,
      "CREATE UNIQUE INDEX planned_waiting ON planned_release (branch) WHERE state = 'waiting'",
      `CREATE TABLE staff_letter (
        id ${counted},
        recipient text NOT NULL,
        subject text NOT NULL,
        text text NOT NULL,
        language text NOT NULL,
        written_at ${moment} NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        due_at ${moment},
        sent_at ${moment},
        reason text
      )`,
      'CREATE INDEX staff_letter_due ON staff_letter (due_at, id) WHERE sent_at IS NULL',
    ],
    // What is said of drafts, who has seen what of them, and the links for people without an account.
    [
      `CREATE TABLE comment (
        number ${counted},
        thread integer,
        draft text NOT NULL,
        branch text NOT NULL,
        called text NOT NULL,
        path text NOT NULL,
        field text NOT NULL,
        language text NOT NULL,
        said text NOT NULL,
        beside text NOT NULL,
        kind text NOT NULL,
        author text NOT NULL,
        name text NOT NULL,
        text text NOT NULL,
        at ${moment} NOT NULL,
        settled_at ${moment},
        settled_by text
      )`,
      'CREATE INDEX comment_draft ON comment (draft, number)',
      `CREATE TABLE mention (
        id ${counted},
        comment ${kind === 'SQLite' ? 'integer' : 'bigint'} NOT NULL REFERENCES comment (number) ON DELETE CASCADE,
        email text NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        due_at ${moment},
        sent_at ${moment},
        reason text,
        UNIQUE (comment, email)
      )`,
      `CREATE TABLE tick (
        draft text NOT NULL,
        path text NOT NULL,
        part text NOT NULL,
        language text NOT NULL,
        kind text NOT NULL,
        person text NOT NULL,
        name text NOT NULL,
        role text NOT NULL,
        mark text NOT NULL,
        at ${moment} NOT NULL,
        PRIMARY KEY (draft, path, part, language, kind, person)
      )`,
      'CREATE TABLE demand (name text PRIMARY KEY, value text NOT NULL)',
      `CREATE TABLE review_link (
        number ${counted},
        draft text NOT NULL,
        branch text NOT NULL,
        called text NOT NULL,
        tip text,
        label text NOT NULL,
        made_by text NOT NULL,
        made_at ${moment} NOT NULL,
        until ${moment} NOT NULL,
        ended_at ${moment}
      )`,
    ],
    [
      `CREATE TABLE visit_count (
        day text NOT NULL, kind text NOT NULL, page text NOT NULL, locale text NOT NULL, width text NOT NULL, detail text NOT NULL,
        count integer NOT NULL, PRIMARY KEY (day, kind, page, locale, width, detail)
      )`,
    ],
    // What the draft was when something was said of it.
    ['ALTER TABLE comment ADD COLUMN tip text'],
    // Whose a link to a draft is, since names can be changed, and who is invited by it to test.
    ['ALTER TABLE review_link ADD COLUMN made_by_email text', 'ALTER TABLE review_link ADD COLUMN tester text'],
    // How often a letter was refused for itself, and what is kept aside: until then whatever had any sign of spam.
    [
      ...['letter', 'staff_letter', 'mention'].map((table) => `ALTER TABLE ${table} ADD COLUMN refusals integer NOT NULL DEFAULT 0`),
      'ALTER TABLE enquiry ADD COLUMN aside integer NOT NULL DEFAULT 0',
      "UPDATE enquiry SET aside = 1 WHERE suspicions <> ''",
    ],
    // The texts that forms began with and that no commit holds: they outlive a crash, and a process that is alone keeps them, too.
    kind === 'PostgreSQL'
      ? ['ALTER TABLE shown_text SET LOGGED']
      : [`CREATE TABLE shown_text (key text PRIMARY KEY, text text, until ${moment} NOT NULL)`],
  ]
}

/**
 * Brings the tables up to date: all steps that are missing are taken, or none. Processes that start together take turns.
 * With `version` only the steps up to that one are taken, for rows of that time. Throws if a newer version of the site made
 * the database.
 */
export const upgrade = (database: Database, version?: number): Promise<void> =>
  inTurn(database, async (db) => {
    const steps = stepsOf(database.kind).slice(0, version)
    await sql`CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)`.execute(db)
    const { version: taken } = (await db.selectFrom('schema_version').select('version').executeTakeFirst()) ?? { version: 0 }
    if (taken > steps.length)
      throw new Error(`The database was made by a newer version of the site (tables ${taken}, this one knows ${steps.length}).`)
    if (taken === steps.length) return
    for (const statement of steps.slice(taken).flat()) await sql.raw(statement).execute(db)
    await db.deleteFrom('schema_version').execute()
    await db.insertInto('schema_version').values({ version: steps.length }).execute()
  })

/** The newest version of the tables: the number of steps that this program knows. */
export const LATEST = stepsOf('SQLite').length
