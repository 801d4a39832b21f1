import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ELSEWHERE } from '../../../server/http/editors-only.ts'
import { isSameOrigin } from '../../../server/http/same-origin.ts'
import { type CommentParts, createCommentRoutes } from './comment-routes.ts'

const MOST_BYTES = 64 * 1024

/** Makes the routes of what is said of drafts. Testers and people with an account may ask, of any draft. */
export function createReviewRoutes(parts: CommentParts & { publicUrl: string }) {
  const app = new Hono()
  app.use('/api/reviews/*', bodyLimit({ maxSize: MOST_BYTES }), async (c, next) => {
    c.header('cache-control', 'private, no-store')
    c.header('x-robots-tag', 'noindex')
    if (c.req.method !== 'GET' && !isSameOrigin(c.req.raw.headers, parts.publicUrl)) return c.json(ELSEWHERE, 403)
    return next()
  })
  app.route('/', createCommentRoutes(parts))
  return app
}
