import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/** The most bytes that GitHub sends. */
const MOST_BYTES = 25 * 1024 * 1024

const digest = (text: string) => createHash('sha256').update(text).digest()
const same = (a: string, b: string) => timingSafeEqual(digest(a), digest(b))

/** Returns the signature of a message, in hex. It is made of the bytes as they come, of which none is kept. */
async function signatureOf(body: ReadableStream<Uint8Array> | null, secret: string): Promise<string> {
  const signature = createHmac('sha256', secret)
  for await (const part of body ?? []) signature.update(part)
  return signature.digest('hex')
}

/**
 * Tells whether the sender of a message knows the secret. GitHub, Gitea and Forgejo sign the message with it; GitLab and
 * TinaCloud send the secret itself.
 */
async function knowsSecret({ headers, body }: Request, secret: string): Promise<boolean> {
  const signature = await signatureOf(body, secret)
  const given: [name: string, expected: string][] = [
    ['x-hub-signature-256', `sha256=${signature}`],
    ['x-gitea-signature', signature],
    ['x-gitlab-token', secret],
    ['authorization', `Bearer ${secret}`],
  ]
  return given.some(([name, expected]) => same(headers.get(name) ?? '', expected))
}

/**
 * Makes a route that calls `wake` when a host sends a message with the right secret. The message itself is not believed: the
 * caller finds out by asking what is new.
 */
export function createWebhook(path: string, secret: string, wake: () => void) {
  const app = new Hono()
  app.post(path, bodyLimit({ maxSize: MOST_BYTES }), async (c) => {
    if (!(await knowsSecret(c.req.raw, secret))) return c.json({ message: 'The secret is missing or wrong.' }, 401)
    wake()
    return c.json({ ok: true }, 202)
  })
  return app
}
