import type { Client } from 'pg'
import { connectAlone, numberedIn, tablesOf } from './from-postgres.ts'
import { isBesideDatabase, writeSecret } from './secret-files.ts'
import { inGroups, quoted, type StoreTarget, type TableRow, type TableRows, type Value } from './snapshot.ts'

const AT_ONCE = 500

/** Takes rows into the tables of a PostgreSQL database, which are there and empty, in one transaction. */
export async function intoPostgres(url: string, dataDir: string): Promise<StoreTarget> {
  const client = await connectAlone(url)
  await client.query('BEGIN; SET LOCAL synchronous_commit = on')
  const tables = new Set(await tablesOf(client))
  const numbered = await numberedIn(client)
  const beside: TableRow[] = []
  return {
    async put(table) {
      if (!tables.has(table.name)) throw new Error(`This version of the site has no table ${table.name}.`)
      // The keys that the tables were made with give way to those that came.
      if (table.name === 'secret') await client.query('DELETE FROM secret')
      await insert(client, table.name === 'secret' ? { ...table, rows: withoutFiles(table.rows, beside) } : table)
      const counted = numbered.find(({ name }) => name === table.name)
      if (counted && table.last !== undefined) await client.query('SELECT setval($1, $2)', [counted.sequence, table.last])
    },
    async commit() {
      for (const secret of beside) writeSecret(dataDir, secret)
      await client.query('COMMIT')
      await client.end()
    },
    async undo() {
      await client.query('ROLLBACK').catch(() => undefined)
      await client.end()
    },
  }
}

/** Returns the secrets that belong into the database; the others are added to `beside`. */
async function* withoutFiles(rows: AsyncIterable<TableRow>, beside: TableRow[]): AsyncGenerator<TableRow> {
  for await (const row of rows)
    if (isBesideDatabase(row.name)) beside.push(row)
    else yield row
}

async function insert(client: Client, { name, rows }: TableRows) {
  const columns = await client.query<{ column_name: string; data_type: string }>(
    'SELECT column_name, data_type FROM information_schema.columns WHERE table_schema = current_schema() AND table_name = $1',
    [name],
  )
  const types = new Map(columns.rows.map(({ column_name, data_type }) => [column_name, data_type]))
  for await (const group of inGroups(rows, AT_ONCE)) {
    const names = Object.keys(group[0] ?? {})
    const unknown = names.find((column) => !types.has(column))
    if (unknown) throw new Error(`This version of the site has no column ${unknown} in the table ${name}.`)
    const list = names.map(quoted).join(', ')
    const given = group.map((row) => Object.fromEntries(names.map((column) => [column, inputOf(row[column] ?? null, types.get(column))])))
    await client.query(
      `INSERT INTO ${quoted(name)} (${list}) OVERRIDING SYSTEM VALUE
       SELECT ${list} FROM json_populate_recordset(NULL::${quoted(name)}, $1::json)`,
      [JSON.stringify(given)],
    )
  }
}

/** Returns a value as PostgreSQL reads it: a moment as text. SQLite keeps most moments as their milliseconds. */
function inputOf(value: Value, type: string | undefined): string | number | boolean | null {
  if (value !== null && typeof value === 'object') return new Date(value.at).toISOString()
  return typeof value === 'number' && type?.startsWith('timestamp') ? new Date(value).toISOString() : value
}
