import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database.ts'

const KEPT = sql`now() + interval '7 days'`
const TIDY_MS = 60 * 60_000
/** An editor waits for their save meanwhile. */
const PATIENCE_MS = 2_000

/**
 * Keeps the texts that editors' forms opened for all processes, a week long, under keyed hashes of who opened them. While the
 * database does not answer, each process knows what was opened at itself.
 */
export function shareTexts({ db }: Pick<Database, 'db'>, secret: string) {
  const hashOf = (key: string) => createHmac('sha256', secret).update(`shown\0${key}`).digest('base64url')
  let tidied = 0
  async function tidy() {
    if (performance.now() - tidied < TIDY_MS) return
    tidied = performance.now()
    await sql`DELETE FROM shown_text WHERE until < now()`.execute(db)
  }
  const inTime = <Value>(work: Promise<Value>, otherwise: Value) => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<Value>((done) => {
      timer = setTimeout(() => done(otherwise), PATIENCE_MS)
    })
    return Promise.race([work.catch(() => otherwise), late]).finally(() => clearTimeout(timer))
  }
  return {
    async read(keys: string[]): Promise<Map<string, string | null>> {
      const hashes = new Map(keys.map((key) => [hashOf(key), key]))
      if (hashes.size === 0) return new Map()
      const found = db
        .selectFrom('shown_text')
        .select(['key', 'text'])
        .where('key', 'in', [...hashes.keys()])
        .execute()
      const rows = await inTime(found, [])
      return new Map(rows.map(({ key, text }) => [hashes.get(key) ?? '', text]))
    },
    async write(texts: Map<string, string | null>): Promise<void> {
      const rows = [...texts].map(([key, text]) => sql`(${hashOf(key)}, ${text}::text, ${KEPT})`)
      if (rows.length === 0) return
      const written = sql`
        INSERT INTO shown_text (key, text, until) VALUES ${sql.join(rows)}
        ON CONFLICT (key) DO UPDATE SET text = excluded.text, until = excluded.until`
      await inTime(written.execute(db).then(tidy), undefined)
    },
  }
}
