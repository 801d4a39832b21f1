import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'

const MOST_BYTES = 1024 * 1024
const ELSEWHERE = 'The content of this site is edited in TinaCloud. This server only shows it.'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** What a site on TinaCloud answers where others are edited: the webhook that tells of changes, and where editing is. */
export function createCloudRoutes(secret: string, wake: () => void) {
  const app = new Hono()
  const isKnown = (header: string | undefined) => timingSafeEqual(digest(header ?? ''), digest(`Bearer ${secret}`))
  app.post('/api/tina/webhook', bodyLimit({ maxSize: MOST_BYTES }), (c) => {
    if (!isKnown(c.req.header('authorization')))
      return c.json({ message: 'The secret in the header Authorization is missing or wrong.' }, 401)
    // What changed is found out by asking: the body is not believed.
    wake()
    return c.json({ ok: true }, 202)
  })
  app.all('/api/tina/*', (c) => c.json({ message: ELSEWHERE }, 404))
  app.all('/api/documents', (c) => c.json({ message: ELSEWHERE }, 404))
  return app
}
