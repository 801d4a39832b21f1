import { Pool, type QueryResultRow } from 'pg'
import { reasonOf } from '../../http/unreachable.ts'
import { asUnreachable } from './passing.ts'

const CONNECTIONS = 10
/** Together less than the page waits that a visitor has sent a form from. */
const CONNECT_MS = 10_000
const QUERY_MS = 8_000
/** The server gives up first, so that it doesn't go on with what nobody waits for. */
const BEGIN = "BEGIN; SET LOCAL synchronous_commit = on; SET LOCAL statement_timeout = '7s'"

/** Asks one thing, with `$1`, `$2` … for values; gives the rows, and how many there are or were changed. */
export type Query = <Row extends QueryResultRow>(text: string, values?: unknown[]) => Promise<{ rows: Row[]; count: number }>

/** The database that several processes share. Whatever fails because it doesn't answer fails with `Unreachable`. */
export type Postgres = {
  /** For the library that keeps accounts. */
  pool: Pool
  query: Query
  /** Durable once it resolves; where `work` throws, nothing has happened. */
  transaction<Value>(work: (query: Query) => Promise<Value>): Promise<Value>
  /** Whether it answers now. */
  answers(): Promise<boolean>
  close(): Promise<void>
}

/** Connects when first asked: `'postgres://user:password@db.example/site'`. A lost connection is replaced at the next question. */
export function connect(url: string): Postgres {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
    application_name: 'site',
  })
  // Whoever asks is told; a connection that is lost between two questions must not end the process.
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
        // Its state is not known: the server undoes the rest when the connection ends.
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
