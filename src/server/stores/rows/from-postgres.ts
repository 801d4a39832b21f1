import { Client, types as known, TypeOverrides } from 'pg'
import { LOCKS } from '../locks.ts'
import { secretsBesideDatabase } from './secret-files.ts'
import { inOrder, quoted, type StoreSnapshot, type TableRow, type TableRows, travels, type Value } from './snapshot.ts'

const AT_ONCE = 1000

const TABLES = `SELECT relname AS name FROM pg_class
  WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')`
const REFERENCES = `SELECT one.relname AS name, other.relname AS other FROM pg_constraint
  JOIN pg_class one ON one.oid = conrelid JOIN pg_class other ON other.oid = confrelid
  WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`
const NUMBERED = `SELECT table_name AS name, column_name AS column,
    pg_get_serial_sequence(quote_ident(table_name), column_name) AS sequence
  FROM information_schema.columns WHERE table_schema = current_schema()
    AND pg_get_serial_sequence(quote_ident(table_name), column_name) IS NOT NULL`

type Numbered = { name: string; column: string; sequence: string }

/** Connects past the pool of the site: reading a large table takes longer than a query of the site may. */
export async function connectAlone(url: string): Promise<Client> {
  const types = new TypeOverrides()
  types.setTypeParser(known.builtins.INT8, Number)
  const client = new Client({ connectionString: url, types, keepAlive: true, application_name: 'site: copy' })
  // Whoever asks next is told.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Tells whether a process of the site is connected to a database. One that has nothing to do may not be. */
export async function isInUse(url: string): Promise<boolean> {
  const client = await connectAlone(url)
  try {
    const of = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'site'"
    return (await client.query(of)).rows.length > 0
  } finally {
    await client.end()
  }
}

/** Returns the names of the tables whose rows travel. */
export async function tablesOf(client: Client): Promise<string[]> {
  const names = (await client.query<{ name: string }>(TABLES)).rows.map(({ name }) => name)
  const references = (await client.query<{ name: string; other: string }>(REFERENCES)).rows
  return inOrder(names.filter(travels), (table) => references.flatMap(({ name, other }) => (name === table ? [other] : [])))
}

/** Returns the columns that are numbered by the database, with what counts for them. */
export const numberedIn = async (client: Client) => (await client.query<Numbered>(NUMBERED)).rows

/**
 * Returns everything that is kept in the database, and the secrets beside it in DATA_DIR, as it is now. With `alone` undefined
 * is returned where another process reads the database alone.
 */
export async function snapshotPostgres(url: string, dataDir: string, { alone = false } = {}): Promise<StoreSnapshot | undefined> {
  const client = await connectAlone(url)
  try {
    await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY')
    if (alone && !(await client.query('SELECT pg_try_advisory_xact_lock($1) AS taken', [LOCKS.backup])).rows[0]?.taken) {
      await client.end()
      return undefined
    }
    const tables = await tablesOf(client)
    const numbered = await numberedIn(client)
    const hasVersion = (await client.query("SELECT to_regclass('schema_version') IS NOT NULL AS there")).rows[0]?.there
    const version = hasVersion ? ((await client.query('SELECT version FROM schema_version')).rows[0]?.version ?? 0) : 0
    return {
      version,
      async *tables() {
        for (const name of tables) yield await read(client, name, numbered, name === 'secret' ? secretsBesideDatabase(dataDir) : [])
      },
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

async function read(client: Client, name: string, numbered: Numbered[], more: TableRow[]): Promise<TableRows> {
  const counted = numbered.find((one) => one.name === name)
  const said = counted && (await client.query(`SELECT CASE WHEN is_called THEN last_value END AS last FROM ${counted.sequence}`)).rows[0]
  return { name, ...(typeof said?.last === 'number' && { last: said.last }), rows: rowsOf(client, name, counted?.column, more) }
}

async function* rowsOf(client: Client, name: string, column: string | undefined, more: TableRow[]): AsyncGenerator<TableRow> {
  await client.query(`DECLARE copied NO SCROLL CURSOR FOR SELECT * FROM ${quoted(name)}${column ? ` ORDER BY ${quoted(column)}` : ''}`)
  for (;;) {
    const { rows } = await client.query<Record<string, unknown>>(`FETCH ${AT_ONCE} FROM copied`)
    for (const row of rows) yield Object.fromEntries(Object.entries(row).map(([key, value]) => [key, asTravelling(value)]))
    if (rows.length < AT_ONCE) break
  }
  await client.query('CLOSE copied')
  yield* more
}

function asTravelling(value: unknown): Value {
  if (value instanceof Date) return { at: value.getTime() }
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  throw new TypeError(`A ${typeof value} can't be copied.`)
}
