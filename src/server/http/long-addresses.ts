import type { MiddlewareHandler } from 'hono'

/** Longer than any address of the site. What is repeated in a redirect may grow threefold, and proxies take 16 kB. */
const MOST_CHARACTERS = 4000

/** Refuses addresses that are too long to be one of ours. */
export const refuseLongAddresses: MiddlewareHandler = async (c, next) =>
  c.req.url.length > MOST_CHARACTERS ? c.text('This address is too long.', 414) : next()
