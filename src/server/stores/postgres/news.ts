import { randomUUID } from 'node:crypto'
import { Client, type Pool } from 'pg'
import { type Repeated, repeat } from '../../http/repeat.ts'
import { reasonOf } from '../../http/unreachable.ts'

const CHANNEL = 'site_news'
/** PostgreSQL carries 8000 bytes at most. */
const BYTES_AT_MOST = 7_900
/** A connection that only listens does not notice that it is cut, so it is asked in between. */
const ASK_MS = 5_000
const LONGEST_MS = 60_000
const PATIENCE_MS = 4_000

/** News between processes: what it is about, and what is told of it. */
export type NewsItem = { about: string; said: unknown }

/** Carries news between the processes that share a database. What is told while a process can't hear is lost to it. */
export type SharedNews = {
  /** Tells the other processes. What is too long, or said while the database is away, is not told. */
  tell(item: NewsItem): void
  /** Calls `heard` with what other processes tell about a matter, and `missed` each time after something may have been missed. */
  hear(about: string, heard: (said: unknown) => void, missed?: () => void): () => void
  stop(): Promise<void>
}

/** Opens the news of the database at `url`. They come through a connection of their own, which is made anew whenever it is lost. */
export function openNews(url: string, pool: Pool): SharedNews {
  const self = randomUUID()
  const listeners = new Set<{ about: string; heard: (said: unknown) => void; missed?: () => void }>()
  let client: Client | undefined
  let wasLost = false

  async function connect(): Promise<Client> {
    const next = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS, keepAlive: true })
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    next.on('notification', ({ payload = '' }) => hearAll(payload))
    try {
      await next.connect()
      await next.query(`LISTEN ${CHANNEL}`)
      return next
    } catch (error) {
      next.end().catch(() => undefined)
      throw error
    }
  }

  function hearAll(payload: string) {
    const { from, about, said } = JSON.parse(payload) as NewsItem & { from: string }
    if (from === self) return
    for (const listener of listeners) if (listener.about === about) listener.heard(said)
  }

  function lose(lost: Client) {
    if (client !== lost) return
    client = undefined
    listening?.wake()
  }

  let listening: Repeated | undefined
  const listen = async (): Promise<boolean> => {
    try {
      if (client) return Boolean(await client.query('SELECT 1'))
      client = await connect()
      if (wasLost) console.log('PostgreSQL: the news of other processes is heard again.')
      wasLost = false
      for (const { missed } of listeners) missed?.()
      return true
    } catch (error) {
      if (!wasLost) console.error(`PostgreSQL: the news of other processes is not heard: ${reasonOf(error)}. It is tried again.`)
      wasLost = true
      const lost = client
      client = undefined
      lost?.end().catch(() => undefined)
      return false
    }
  }

  return {
    tell(item) {
      const payload = JSON.stringify({ from: self, ...item })
      if (Buffer.byteLength(payload) > BYTES_AT_MOST) return
      pool.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]).catch(() => undefined)
    },
    hear(about, heard, missed) {
      const listener = { about, heard, missed }
      listeners.add(listener)
      listening ??= repeat(listen, { everyMs: ASK_MS, longestMs: LONGEST_MS })
      return () => void listeners.delete(listener)
    },
    async stop() {
      await listening?.stop()
      const last = client
      client = undefined
      await last?.end().catch(() => undefined)
    },
  }
}
