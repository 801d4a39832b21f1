import { createHash } from 'node:crypto'
import type { Context } from 'hono'

/** Returns a short hash of bytes, which no other bytes have. */
export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 20)

/**
 * Tells whether the browser holds this state already: `if-none-match: W/"a", "b"` names `"a"`, too. Hono's own `etag` is
 * not used: it takes the page's policy off a 304, and browsers then keep the page with the policy of other answers.
 */
export function isKnown(c: Context, etag: string): boolean {
  const held = c.req.header('if-none-match')
  return Boolean(held?.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, ''))))
}
