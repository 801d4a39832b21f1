import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { cameFromTrusted } from './client-address.ts'

export const REQUEST_ID = 'X-Request-Id'
/** Matches what may be an id: nothing else that a proxy repeats from a visitor comes into the log. */
const ID = /^[\w-]{8,64}$/

const current = new AsyncLocalStorage<string>()

/** Returns the id of the request that is being answered; undefined for what the server does by itself. */
export const requestId = () => current.getStore()

/** Returns the id of a request: the one that a trusted proxy gave it, or a new one. */
export const idFor = (given: string | undefined, isTrusted: () => boolean): string =>
  given !== undefined && ID.test(given) && isTrusted() ? given : randomUUID()

/**
 * Gives each request an id, which its answer carries and the log names: that of a trusted proxy, or a new one. A file that browsers
 * keep for good carries none: a page fetches a dozen, and what is new in each can't be compressed. Needs `readClient`.
 */
export const giveRequestId: MiddlewareHandler = async (c, next) => {
  const id = idFor(c.req.header(REQUEST_ID), () => cameFromTrusted(c))
  await current.run(id, next)
  if (!c.res.headers.get('cache-control')?.includes('immutable')) c.header(REQUEST_ID, id)
}
