import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { setImmediate as immediate } from 'node:timers/promises'
import { isDatabase } from '../files/data-dir.ts'
import { keptSecrets } from './secret-files.ts'
import { inOrder, quoted, type StoreSnapshot, type TableRow, type TableRows, travels, type Value } from './snapshot.ts'

/** The number of rows that are read before others have their turn. */
const AT_ONCE = 500

/** Opens the databases in DATA_DIR, by their names: `'enquiries.sqlite'`. */
export const openDatabases = (dataDir: string) =>
  readdirSync(dataDir)
    .filter(isDatabase)
    .map((name) => new DatabaseSync(join(dataDir, name), { timeout: 5_000 }))

/** Returns the names of the tables of a database whose rows travel. */
export function tablesIn(database: DatabaseSync): string[] {
  const names = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table'")
    .all()
    .map(({ name }) => String(name))
  const others = (table: string) =>
    database
      .prepare(`PRAGMA foreign_key_list(${quoted(table)})`)
      .all()
      .map((key) => String(key.table))
  return inOrder(names.filter(travels), others)
}

/** Returns the columns of a table, with the types that they were declared with, in small letters. */
export const columnsOf = (database: DatabaseSync, table: string) =>
  new Map(
    database
      .prepare(`PRAGMA table_info(${quoted(table)})`)
      .all()
      .map(({ name, type }) => [String(name), String(type).toLowerCase()]),
  )

/**
 * Returns everything that is kept in the files of DATA_DIR, keys included. Each database is read as it is now, also if it is
 * written to meanwhile: its write-ahead log keeps the old pages for whoever still reads.
 */
export function snapshotFiles(dataDir: string): StoreSnapshot {
  const databases = openDatabases(dataDir)
  const tables = databases.flatMap((database) => {
    database.exec('BEGIN')
    return tablesIn(database).map((name) => ({ database, name }))
  })
  const secrets = keptSecrets(dataDir)
  return {
    version: versionOf(databases),
    async *tables() {
      for (const { database, name } of tables) yield read(database, name)
      yield { name: 'secret', rows: slowly(secrets) }
    },
    async close() {
      for (const database of databases) database.close()
    },
  }
}

function versionOf(databases: DatabaseSync[]): number {
  const has = (database: DatabaseSync) => database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'schema_version'").get()
  return Number(databases.find(has)?.prepare('SELECT version FROM schema_version').get()?.version ?? 0)
}

function read(database: DatabaseSync, name: string): TableRows {
  const types = columnsOf(database, name)
  const asTravels = (row: Record<string, SQLOutputValue>): TableRow =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => [column, asTravelling(value, types.get(column))]))
  const numbered = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'sqlite_sequence'").get()
  const last = numbered && database.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(name)?.seq
  const rows = database.prepare(`SELECT * FROM ${quoted(name)} ORDER BY rowid`).iterate()
  return { name, ...(typeof last === 'number' && { last }), rows: slowly(rows, asTravels) }
}

/** Returns a value as it travels. The library of the accounts writes moments as text, in columns that it declares as dates. */
function asTravelling(value: SQLOutputValue, type: string | undefined): Value {
  if (typeof value === 'bigint' || value instanceof Uint8Array) throw new TypeError(`A column of the type ${type} can't be copied.`)
  if (type !== 'date' || typeof value !== 'string') return value
  const at = Date.parse(value)
  return Number.isNaN(at) || new Date(at).toISOString() !== value ? value : { at }
}

/** Returns what `items` gives, with a pause now and then in which requests are answered. */
async function* slowly<Item>(items: Iterable<Item>, change = (item: Item): TableRow => item as TableRow): AsyncGenerator<TableRow> {
  let count = 0
  for (const item of items) {
    yield change(item)
    count += 1
    if (count % AT_ONCE === 0) await immediate()
  }
}
