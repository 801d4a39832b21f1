import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ask, createDatabase, startPostgres } from '../fixtures/postgres.ts'

const ALL = 'SELECT reference, fields FROM enquiry'
const WAITING = 'SELECT count(*) AS count FROM letter WHERE sent_at IS NULL'

/** Where the servers of a test keep enquiries, and what is there, read past them. */
export type Kept = {
  env: Record<string, string>
  rows(): Promise<{ reference: string; message: string }[]>
  /** Letters that are not sent. */
  waiting(): Promise<number>
  close(): Promise<void>
}

const readRow = (row: Record<string, unknown>) => ({
  reference: String(row.reference),
  message: String(JSON.parse(String(row.fields)).message),
})

export async function inFiles(dir: string): Promise<Kept> {
  const query = (text: string) => {
    const database = new DatabaseSync(join(dir, 'enquiries.sqlite'), { readOnly: true })
    const rows = database.prepare(text).all()
    database.close()
    return rows
  }
  return {
    env: {},
    rows: async () => query(ALL).map(readRow),
    waiting: async () => Number(query(WAITING)[0]?.count),
    close: async () => {},
  }
}

/** As it is in production: with every commit on the disk. */
export async function inPostgres(): Promise<Kept> {
  const cluster = await startPostgres([])
  const url = await createDatabase(cluster.dir)
  return {
    env: { DATABASE_URL: url },
    rows: async () => (await ask(url, ALL)).map(readRow),
    waiting: async () => Number((await ask(url, WAITING))[0]?.count),
    close: () => cluster.stop(),
  }
}
