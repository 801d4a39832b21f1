import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as generated from '../../../tina/__generated__/types.ts'
import type { Request } from '../../content/client.ts'
import { leanQuery } from '../../content/lean-query.ts'
import { CLIENT_ID, PUBLIC_KEY } from '../../content/live-source.ts'
import type { NodeEnv } from '../http/client-address.ts'
import { withoutUnpublished } from './without-unpublished.ts'

const MOST_BYTES = 64 * 1024
const MOST_DOCUMENTS = 100

type Question = { query?: unknown; variables?: Record<string, unknown> }

const plain = (query: string) => query.replace(/\s+/g, ' ').trim()

/** The site's own operations, by their text: the generated queries, and nothing else. What is kept for editors is not asked for. */
const ALLOWED = new Map(
  Object.entries(generated).flatMap(([name, value]) => {
    const text = name.endsWith('Document') && typeof value === 'string' ? value : undefined
    return text ? [text, leanQuery(text)].map((one): [string, string] => [plain(one), leanQuery(text)]) : []
  }),
)

const failed = (c: Context, status: 400 | 401 | 403 | 404 | 405 | 413, message: string) =>
  c.json({ data: null, errors: [{ message }] }, status)

/** Content for anybody with the public key, read-only: the hosted service's address, answered from this process. */
export function createPublicContent(requestOf: (branch: string) => Request | undefined, isOpen: (c: Context) => Promise<boolean>) {
  const app = new Hono<NodeEnv>()
  const limit = bodyLimit({ maxSize: MOST_BYTES, onError: (c) => failed(c, 413, `The request is larger than ${MOST_BYTES / 1024} kB.`) })
  app.all('/:version{\\d+(\\.\\d+)?}/content/:client/github/:branch', limit, async (c) => {
    c.header('cache-control', 'private, no-store')
    const { client, branch } = c.req.param()
    const request = client === CLIENT_ID ? requestOf(branch) : undefined
    if (!request) return failed(c, 404, 'There is no such content.')
    if (c.req.method !== 'POST') {
      c.header('allow', 'POST')
      return failed(c, 405, 'Send the query with POST.')
    }
    if (c.req.header('x-api-key')?.trim() !== PUBLIC_KEY) return failed(c, 401, 'The key in X-API-KEY is missing or wrong.')
    if (!(await isOpen(c))) return failed(c, 403, 'The site is not open yet.')
    const { query, variables = {} } = await c.req.json<Question>().catch((): Question => ({}))
    if (typeof query !== 'string' || typeof variables !== 'object') return failed(c, 400, 'The body must be JSON with a query.')
    const allowed = ALLOWED.get(plain(query))
    if (!allowed) return failed(c, 400, 'This address answers only the queries of the site.')
    if (Math.max(Number(variables?.first ?? 0), Number(variables?.last ?? 0)) > MOST_DOCUMENTS)
      return failed(c, 400, `At most ${MOST_DOCUMENTS} documents at once.`)
    const { data, errors } = await request(allowed, variables ?? {})
    return c.json(errors?.length ? { data, errors } : { data: withoutUnpublished(data) })
  })
  return app
}
