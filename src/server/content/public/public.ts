import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { CLIENT_ID, PUBLIC_KEY } from '../../../content/cms/live-source.ts'
import { Busy } from '../../http/busy.ts'
import { clientAddress, type NodeEnv } from '../../http/client-address.ts'
import { createLine } from '../../http/line.ts'
import { limitAttempts } from '../../http/rate-limit.ts'
import { namedBranch } from '../branches/chosen.ts'
import type { Views } from '../branches/views.ts'
import { rememberAnswers } from './answers.ts'
import { type PublicQuestion, understand } from './public-question.ts'
import { limitWork, type MostWork, Spent } from './work-limit.ts'

const MOST_BYTES = 64 * 1024
const MINUTE_MS = 60_000
/**
 * The processor time, in milliseconds, that answers may take in a minute: those to one address, and all together. A list of
 * documents takes a tenth of a second, a kept answer nothing.
 */
const WORK = { eachMs: 6_000, inTotalMs: 20_000, windowMs: MINUTE_MS }
/** The number of answers that may wait to be worked out: for one address, and in total. */
const WAITING = { each: 20, inTotal: 100 }

/**
 * The parts that the endpoint needs. `isOpen` tells whether the site is open to a request, `mayPreview` whether the request
 * may see what is not public yet; `perMinute` is the number of requests that one address may make.
 */
export type PublicContent = {
  branches: Views
  isOpen: (c: Context) => Promise<boolean>
  mayPreview: (c: Context) => Promise<boolean>
  perMinute: number
  work?: MostWork
}

const failed = (c: Context, status: 400 | 401 | 403 | 404 | 405 | 413 | 429 | 502 | 503, message: string) =>
  c.json({ data: null, errors: [{ message }] }, status)

/** Serves content, read-only, to anybody with the public key, at an address like that of the hosted service. */
export function createPublicContent({ branches, isOpen, mayPreview, perMinute, work = WORK }: PublicContent) {
  const app = new Hono<NodeEnv>()
  const attempts = limitAttempts({ most: perMinute, windowMs: MINUTE_MS })
  const answer = rememberAnswers()
  const inTurn = limitWork(createLine(WAITING), work)
  const later = (c: Context, status: 429 | 503, seconds: number) => {
    c.header('retry-after', String(seconds))
    return failed(c, status, status === 429 ? 'Too many requests. Wait a minute.' : 'Too much is asked for at this moment. Wait a minute.')
  }
  const limit = bodyLimit({ maxSize: MOST_BYTES, onError: (c) => failed(c, 413, `The request is larger than ${MOST_BYTES / 1024} kB.`) })
  const path = '/:version{\\d+(\\.\\d+)?}/content/:client/github/:branch{.+}'

  app.all(path, async (c, next) => {
    c.header('cache-control', 'private, no-store')
    const address = clientAddress(c)
    return attempts.allow(address) ? next() : later(c, 429, attempts.wait(address))
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
    // Others learn nothing of content that is not public, not even that a branch exists.
    const isPublic = branches.isMain(name) && (await isOpen(c))
    if (!isPublic && !(await mayPreview(c)))
      return failed(c, 403, branches.isMain(name) ? 'The site is not open yet.' : 'Branches are for testers and editors who are signed in.')
    const store = await branches.open(name)
    if (!store) return failed(c, 404, 'There is no such branch.')
    const asked = understand((await c.req.json<PublicQuestion | null>().catch(() => null)) ?? {})
    if (typeof asked === 'string') return failed(c, 400, asked)
    try {
      const text = await answer(store, asked.query, asked.variables, (work) => inTurn(clientAddress(c), work))
      return c.body(text, 200, { 'content-type': 'application/json' })
    } catch (error) {
      if (error instanceof Spent) return later(c, error.isOwn ? 429 : 503, error.retryAfterSeconds)
      if (error instanceof Busy) return later(c, 503, error.retryAfterSeconds)
      console.error(`Content: ${error instanceof Error ? error.message : error}`)
      return failed(c, 502, 'The content can’t be read at the moment.')
    }
  })
  return app
}
