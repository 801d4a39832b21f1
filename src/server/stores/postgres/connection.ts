import { Pool, type QueryResultRow } from 'pg'
import { reasonOf } from '../../http/unreachable.ts'
import { asUnreachable } from './passing.ts'

const CONNECTIONS = 10
/** The two times together are shorter than a visitor's page waits after it has sent a form. */
const CONNECT_MS = 10_000
const QUERY_MS = 8_000
/** PostgreSQL gives up a statement before this process does, so that it doesn't go on with one that nobody waits for. */
const BEGIN = "BEGIN; SET LOCAL synchronous_commit = on; SET LOCAL statement_timeout = '7s'"

/** Runs one statement, with `values` for `$1`, `$2` …; returns the rows, and the number of rows that it found or changed. */
export type Query = <Row extends QueryResultRow>(text: string, values?: unknown[]) => Promise<{ rows: Row[]; count: number }>

/** The database that several processes share. A call throws `Unreachable` if the database doesn't answer. */
export type Postgres = {
  /** The connections, for the library that keeps accounts. */
  pool: Pool
  query: Query
  /** Runs `work` in a transaction. Once this resolves, its changes are durable; if `work` throws, there are none. */
  transaction<Value>(work: (query: Query) => Promise<Value>): Promise<Value>
  /** Tells whether the database answers now. */
  answers(): Promise<boolean>
  close(): Promise<void>
}

/**
 * Returns the database at `'postgres://user:password@db.example/site'`. It connects at the first query, and replaces a lost
 * connection at the next one.
 */
export function connect(url: string): Postgres {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
    application_name: 'site',
  })
  // A query that fails throws; a connection that is lost between two queries must not end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', (error) => console.error(`PostgreSQL: a connection was lost: ${reasonOf(error)}`))
  const through =
    (client: Pick<Pool, 'query'>): Query =>
    async <Row extends QueryResultRow>(text: string, values: unknown[] = []) => {
      try {
        const { rows, rowCount } = await client.query<Row>(text, values)
        return { rows, count: rowCount ?? 0 }
      } catch (error) {
        throw asUnreachable(error)
      }
    }
  const query = through(pool)
  return {
    pool,
    query,
    async transaction(work) {
      const client = await pool.connect().catch((error: unknown) => {
        throw asUnreachable(error)
      })
      try {
        await client.query(BEGIN)
        const value = await work(through(client))
        await client.query('COMMIT')
        client.release()
        return value
      } catch (error) {
        // The state of the connection is not known: PostgreSQL undoes the transaction when the connection ends.
        client.release(true)
        throw asUnreachable(error)
      }
    },
    answers: () =>
      query('SELECT 1').then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  }
}
