import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { columnsOf, openDatabases, tablesIn } from './from-sqlite.ts'
import { writeSecret } from './secret-files.ts'
import { inGroups, quoted, type StoreTarget, type TableRow, type TableRows, type Value } from './snapshot.ts'

const AT_ONCE = 500

/** Takes rows into the databases in DATA_DIR, whose tables are there and empty. Keys become files at once. */
export function intoFiles(dataDir: string): StoreTarget {
  const databases = openDatabases(dataDir)
  const home = new Map(databases.flatMap((database) => tablesIn(database).map((name) => [name, database] as const)))
  for (const database of databases) database.exec('PRAGMA foreign_keys = OFF; PRAGMA secure_delete = ON; BEGIN IMMEDIATE')
  const end = (word: string) => {
    for (const database of databases) database.exec(word)
    for (const database of databases) database.close()
  }
  return {
    async put(table) {
      const database = home.get(table.name)
      if (table.name === 'secret') for await (const row of table.rows) writeSecret(dataDir, row)
      else if (database) await insert(database, table)
      else throw new Error(`This version of the site has no table ${table.name}.`)
    },
    async commit() {
      for (const database of databases)
        if (database.prepare('PRAGMA foreign_key_check').get()) throw new Error('Rows refer to others that are not there.')
      end('COMMIT')
    },
    undo: async () => end('ROLLBACK'),
  }
}

async function insert(database: DatabaseSync, { name, last, rows }: TableRows) {
  const types = columnsOf(database, name)
  for await (const group of inGroups(rows, AT_ONCE)) {
    const columns = Object.keys(group[0] ?? {})
    const unknown = columns.find((column) => !types.has(column))
    if (unknown) throw new Error(`This version of the site has no column ${unknown} in the table ${name}.`)
    const places = columns.map(() => '?').join(', ')
    const statement = database.prepare(`INSERT INTO ${quoted(name)} (${columns.map(quoted).join(', ')}) VALUES (${places})`)
    for (const row of group) statement.run(...valuesOf(row, columns, types))
  }
  if (last === undefined) return
  // The row is there only once the table had one.
  database.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run(name)
  database.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run(name, last)
}

const valuesOf = (row: TableRow, columns: string[], types: Map<string, string>): SQLInputValue[] =>
  columns.map((column) => inputOf(row[column] ?? null, types.get(column)))

/** Returns a value as SQLite keeps it: a moment as text in a column declared as a date, elsewhere as its milliseconds. */
function inputOf(value: Value, type: string | undefined): SQLInputValue {
  if (typeof value === 'boolean') return Number(value)
  if (value === null || typeof value !== 'object') return value
  return type === 'date' ? new Date(value.at).toISOString() : value.at
}
