import type { MiddlewareHandler } from 'hono'

/**
 * The most characters of an address; the site has none as long. A redirect that repeats an address as a parameter of another
 * is five times as long, and clients take 16 kB.
 */
const MOST_CHARACTERS = 2000

/** Refuses addresses that are too long to be one of ours. */
export const refuseLongAddresses: MiddlewareHandler = async (c, next) =>
  c.req.url.length > MOST_CHARACTERS ? c.text('This address is too long.', 414) : next()
