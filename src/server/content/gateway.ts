import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { load, targetOf } from '../../content/load.ts'
import { parseAddress } from '../../i18n/addresses.ts'
import { type NodeEnv, onlyThisMachine } from '../http/loopback.ts'
import { shownTreatments } from './shown-treatments.ts'
import type { ContentStore } from './store.ts'

const MOST_BYTES = 2 * 1024 * 1024

/** What the admin and its preview ask for: Tina's queries and mutations, and the raw documents of a page. */
export function createGateway(store: ContentStore) {
  const app = new Hono<NodeEnv>()
  app.use('/api/tina/*', onlyThisMachine, bodyLimit({ maxSize: MOST_BYTES }))
  app.use('/api/documents', onlyThisMachine)
  app.post('/api/tina/gql', async (c) => {
    const body = await c.req.json<{ query?: unknown; variables?: object }>().catch(() => undefined)
    if (typeof body?.query !== 'string') return c.json({ errors: [{ message: 'The body must be JSON with a query.' }] }, 400)
    return c.json(await store.request(body.query, body.variables ?? {}))
  })
  app.get('/api/documents', async (c) => {
    const { path } = parseAddress(c.req.query('path') ?? '/')
    const content = store.content()
    const found = await load(content, targetOf(path))
    if (!found) return c.json({ error: 'There is no such page.' }, 404)
    const treatments = await Promise.all(shownTreatments(found.raw).map((slug) => content.treatment(slug)))
    const team = await Promise.all((found.raw.team ?? []).map(({ _sys }) => content.teamMember(_sys.relativePath)))
    return c.json([...found.fetched, ...treatments.filter(Boolean), ...team])
  })
  return app
}
