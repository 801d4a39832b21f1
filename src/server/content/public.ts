import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { CLIENT_ID, PUBLIC_KEY } from '../../content/live-source.ts'
import type { Views } from '../branches/branches.ts'
import { namedBranch } from '../branches/chosen.ts'
import { limitAttempts } from '../gate/attempts.ts'
import { clientAddress, type NodeEnv } from '../http/client-address.ts'
import { rememberAnswers } from './answers.ts'
import { ownOperation } from './operations.ts'

const MOST_BYTES = 64 * 1024
const MOST_DOCUMENTS = 100
const MINUTE_MS = 60_000

type Question = { query?: unknown; variables?: Record<string, unknown> | null }

/** What the endpoint needs to know: whether the site is open to a request, and whether it may see what is not public yet. */
export type PublicContent = {
  branches: Views
  isOpen: (c: Context) => Promise<boolean>
  mayPreview: (c: Context) => Promise<boolean>
  perMinute: number
}

const failed = (c: Context, status: 400 | 401 | 403 | 404 | 405 | 413 | 429 | 502, message: string) =>
  c.json({ data: null, errors: [{ message }] }, status)

/** What is asked, or a sentence that says why it is not answered. */
function understand({ query, variables }: Question): { query: string; variables: object } | string {
  if (typeof query !== 'string' || typeof (variables ?? {}) !== 'object') return 'The body must be JSON with a query.'
  const operation = ownOperation(query)
  if (!operation) return 'This address answers only the queries of the site.'
  if (Math.max(Number(variables?.first ?? 0), Number(variables?.last ?? 0)) > MOST_DOCUMENTS)
    return `At most ${MOST_DOCUMENTS} documents at once.`
  return { query: operation, variables: variables ?? {} }
}

/** Content for anybody with the public key, read-only: the hosted service's address, answered from this process. */
export function createPublicContent({ branches, isOpen, mayPreview, perMinute }: PublicContent) {
  const app = new Hono<NodeEnv>()
  const attempts = limitAttempts({ most: perMinute, windowMs: MINUTE_MS })
  const answer = rememberAnswers()
  const limit = bodyLimit({ maxSize: MOST_BYTES, onError: (c) => failed(c, 413, `The request is larger than ${MOST_BYTES / 1024} kB.`) })
  const path = '/:version{\\d+(\\.\\d+)?}/content/:client/github/:branch{.+}'

  app.all(path, async (c, next) => {
    c.header('cache-control', 'private, no-store')
    const address = clientAddress(c)
    if (attempts.allow(address)) return next()
    c.header('retry-after', String(attempts.wait(address)))
    return failed(c, 429, 'Too many requests. Wait a minute.')
  })
  app.all(path, limit, async (c) => {
    const { client, branch } = c.req.param()
    if (client !== CLIENT_ID) return failed(c, 404, 'There is no such content.')
    if (c.req.method !== 'POST') {
      c.header('allow', 'POST')
      return failed(c, 405, 'Send the query with POST.')
    }
    if (c.req.header('x-api-key')?.trim() !== PUBLIC_KEY) return failed(c, 401, 'The key in X-API-KEY is missing or wrong.')
    const name = namedBranch(c) ?? branch
    // What is not public gives nothing away to others, not even that a branch exists.
    const isPublic = branches.isMain(name) && (await isOpen(c))
    if (!isPublic && !(await mayPreview(c)))
      return failed(c, 403, branches.isMain(name) ? 'The site is not open yet.' : 'Branches are for testers and editors who are signed in.')
    const store = await branches.open(name)
    if (!store) return failed(c, 404, 'There is no such branch.')
    const asked = understand((await c.req.json<Question | null>().catch(() => null)) ?? {})
    if (typeof asked === 'string') return failed(c, 400, asked)
    try {
      const text = await answer(store, asked.query, asked.variables)
      return c.body(text, 200, { 'content-type': 'application/json' })
    } catch (error) {
      console.error(`Content: ${error instanceof Error ? error.message : error}`)
      return failed(c, 502, 'The content can’t be read at the moment.')
    }
  })
  return app
}
