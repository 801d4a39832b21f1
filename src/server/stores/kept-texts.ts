import { createHmac } from 'node:crypto'
import { steadyDate } from '../http/steady-clock.ts'
import type { Database } from './database.ts'

/** As long as a browser keeps what was typed and not saved. */
const KEPT_MS = 30 * 24 * 60 * 60_000
/** An editor waits for their form or their save meanwhile. */
const PATIENCE_MS = 2_000

/**
 * Keeps the texts that forms began with and that no commit holds, thirty days long, under keyed hashes. While the database does not
 * answer, none is known, and nothing new is kept.
 */
export function keepTexts({ db, write }: Pick<Database, 'db' | 'write'>, secret: string) {
  const hashOf = (key: string) => createHmac('sha256', secret).update(`shown\0${key}`).digest('base64url')
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
      const now = steadyDate()
      const until = new Date(now.getTime() + KEPT_MS)
      const rows = [...texts].map(([key, text]) => ({ key: hashOf(key), text, until }))
      if (rows.length === 0) return
      const written = write(async (one) => {
        await one
          .insertInto('shown_text')
          .values(rows)
          .onConflict((there) =>
            there.column('key').doUpdateSet((row) => ({ text: row.ref('excluded.text'), until: row.ref('excluded.until') })),
          )
          .execute()
        await one.deleteFrom('shown_text').where('until', '<', now).execute()
      })
      await inTime(written, undefined)
    },
  }
}
