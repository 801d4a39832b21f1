import { Kysely, type PostgresCursor, PostgresDialect, type PostgresPoolClient, type PostgresQueryResult, sql } from 'kysely'
import { DatabaseError, types as known, Pool, type PoolClient, TypeOverrides } from 'pg'
import { reasonOf, Unreachable } from '../../http/unreachable.ts'
import { between, type Database } from '../database.ts'
import type { Tables } from '../schema.ts'

const CONNECTIONS = 10
/** The two times together are shorter than a visitor's page waits after it has sent a form. */
const CONNECT_MS = 10_000
const QUERY_MS = 8_000
/** PostgreSQL gives up a statement before this process does, so that it doesn't go on with one that nobody waits for. */
const BEGIN = "BEGIN; SET LOCAL synchronous_commit = on; SET LOCAL statement_timeout = '7s'"
/** Matches the error codes by which PostgreSQL says that it is stopping, starting, full, read-only after a failover, or too slow. */
const PASSING = /^(08|53|57|25006|40|55P03)/

/** The database that several processes share, with its connections, for the library that keeps accounts. */
export type Postgres = Database & { pool: Pool }

/** Turns an error that will pass into `Unreachable`. An error about the statement itself stays as it is. */
function asUnreachable(error: unknown): unknown {
  if (error instanceof Unreachable) return error
  return error instanceof DatabaseError && !PASSING.test(error.code ?? '') ? error : new Unreachable(error)
}

/**
 * A connection that ends after an error, because its state is not known then: PostgreSQL undoes the transaction when the
 * connection ends.
 */
class Connection implements PostgresPoolClient {
  readonly #client: PoolClient
  #failure: unknown

  constructor(client: PoolClient) {
    this.#client = client
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
  query(text: unknown, values: readonly unknown[] = []): unknown {
    if (this.#failure) return Promise.reject(this.#failure)
    return this.#client.query(String(text), [...values]).catch((error: unknown) => {
      this.#failure = asUnreachable(error)
      throw this.#failure
    })
  }

  release() {
    this.#client.release(this.#failure !== undefined)
  }
}

/**
 * Returns the database at `'postgres://user:password@db.example/site'`. It connects at the first query, and replaces a lost
 * connection at the next one.
 */
export function connect(url: string): Postgres {
  // Numbers of 64 bits come as numbers: none here is too large for one.
  const types = new TypeOverrides()
  types.setTypeParser(known.builtins.INT8, Number)
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    keepAlive: true,
    application_name: 'site',
    types,
  })
  // A query that fails throws; a connection that is lost between two queries must not end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', (error) => console.error(`PostgreSQL: a connection was lost: ${reasonOf(error)}`))
  const open = async () => {
    try {
      return new Connection(await pool.connect())
    } catch (error) {
      throw asUnreachable(error)
    }
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: { connect: open, end: () => pool.end() } }) })
  return {
    kind: 'PostgreSQL',
    pool,
    db,
    write: (work) => work(db),
    transaction: (work) => between(db, BEGIN, work),
    answers: () =>
      sql`SELECT 1`.execute(db).then(
        () => true,
        () => false,
      ),
    close: () => pool.end(),
  }
}
