import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setImmediate as immediate } from 'node:timers/promises'
import { Kysely, SqliteDialect, type SqliteStatement } from 'kysely'
import { between, type Database, type Work } from '../database.ts'
import type { Tables } from '../schema.ts'
import { upgrade } from '../upgrade.ts'
import { openDataDir } from './data-dir.ts'

/**
 * Full synchronisation: a commit is on the disk before the visitor is answered.
 * Secure deletion: what is erased is overwritten, not only forgotten.
 */
const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
`

/**
 * Opens the SQLite database `name` in DATA_DIR, for the server's user only, and makes it if there is none. SQLite gives the
 * files beside it (`-wal`, `-shm`) the same rights, so the file has them before SQLite sees it.
 */
export function openFile(dataDir: string, name: string): DatabaseSync {
  openDataDir(dataDir)
  const file = join(dataDir, name)
  closeSync(openSync(file, 'a', 0o600))
  return new DatabaseSync(file)
}

/** Returns a value as SQLite takes it: a moment as its milliseconds. */
function asInput(value: unknown): SQLInputValue {
  if (value instanceof Date) return value.getTime()
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new TypeError(`SQLite keeps no ${typeof value}.`)
}

/** Prepares a statement in the shape that the library knows. */
function prepare(database: DatabaseSync, text: string): SqliteStatement {
  const statement = database.prepare(text)
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...values.map(asInput)),
    run: (values) => statement.run(...values.map(asInput)),
    iterate: (values) => statement.iterate(...values.map(asInput)),
  }
}

/** Returns the queries over a database of Node. Each statement is prepared once: there are some dozens. */
export function queriesOver(database: DatabaseSync): Kysely<Tables> {
  const prepared = new Map<string, SqliteStatement>()
  const known = (text: string) => {
    const statement = prepared.get(text) ?? prepare(database, text)
    prepared.set(text, statement)
    return statement
  }
  return new Kysely({ dialect: new SqliteDialect({ database: { prepare: known, close: () => database.close() } }) })
}

/**
 * Opens the database in DATA_DIR of all that is kept but accounts and the testers' passes that were given up (its name is from when it
 * held enquiries alone), and brings its tables up to date, or to an earlier `version`.
 */
export async function openSqlite(dataDir: string, version?: number): Promise<Database> {
  const file = openFile(dataDir, 'enquiries.sqlite')
  file.exec(PRAGMAS)
  const db = queriesOver(file)
  const transaction = together(db)
  const database: Database = {
    kind: 'SQLite',
    db,
    write: transaction,
    transaction,
    answers: async () => true,
    close: async () => file.close(),
  }
  await upgrade(database, version)
  return database
}

/** Runs what comes in at the same moment in one transaction, so that many enquiries share one wait for the disk. */
function together(db: Kysely<Tables>): Database['transaction'] {
  let waiting: Work<void>[] = []
  let committed: Promise<void>
  function commit() {
    const batch = waiting
    waiting = []
    return between(db, 'BEGIN IMMEDIATE', async (one) => {
      for (const work of batch) await work(one)
    })
  }
  return async <Value>(work: Work<Value>) => {
    if (waiting.length === 0) committed = immediate().then(commit)
    const value = new Promise<Value>((done) => waiting.push(async (one) => done(await work(one))))
    await committed
    return value
  }
}
