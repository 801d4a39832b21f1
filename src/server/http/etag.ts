import type { Context } from 'hono'

/** Tells whether the browser holds this state already: `if-none-match: W/"a", "b"` names `"a"`, too. */
export function isKnown(c: Context, etag: string): boolean {
  const held = c.req.header('if-none-match')
  return Boolean(held?.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, ''))))
}
