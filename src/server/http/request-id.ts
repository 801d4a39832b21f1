import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { cameFromTrusted } from './client-address.ts'

const HEADER = 'X-Request-Id'
/** Matches what may be an id: nothing else that a proxy repeats from a visitor comes into the log. */
const ID = /^[\w-]{8,64}$/

const current = new AsyncLocalStorage<string>()

/** Returns the id of the request that is being answered; undefined for what the server does by itself. */
export const requestId = () => current.getStore()

/**
 * Gives each request an id, which its answer carries and the log names: that of a trusted proxy, or a new one. A file that browsers
 * keep for good carries none: a page fetches a dozen, and what is new in each can't be compressed. Needs `readClient`.
 */
export const giveRequestId: MiddlewareHandler = async (c, next) => {
  const given = c.req.header(HEADER) ?? ''
  const id = cameFromTrusted(c) && ID.test(given) ? given : randomUUID()
  await current.run(id, next)
  if (!c.res.headers.get('cache-control')?.includes('immutable')) c.header(HEADER, id)
}
