import { join, resolve } from 'node:path'
import { type Context, Hono } from 'hono'
import { localise } from '../content/localise.ts'
import { clockOf } from '../content/opening.ts'
import { createGateway } from './content/gateway.ts'
import { createPublicContent } from './content/public.ts'
import type { ContentStore } from './content/store.ts'
import { createEnquiries } from './enquiries/routes.ts'
import { noStore } from './enquiries/store.ts'
import type { Gate } from './gate/gate.ts'
import { ADMIN_POLICY } from './http/csp.ts'
import { serveFile } from './http/files.ts'
import { type NodeEnv, onlyThisMachine } from './http/loopback.ts'
import { serveSized } from './http/media.ts'
import { createPageCache, finish, sendPage } from './pages/cache.ts'
import { createCrawlerFiles } from './pages/crawlers.ts'
import { pageAddress } from './pages/page-address.ts'
import type { Render } from './pages/renderer.ts'
import type { Settings } from './settings.ts'

/** Folders with the files of the site: what the build made, the admin, and what is served as it is. */
export type Folders = { client: string; admin: string; public: string }

const withoutTrailingSlash = (path: string) => path.replace(/\/+$/, '') || '/'

/** The site as one request handler. */
export function createApp(settings: Settings, folders: Folders, store: ContentStore, gate: Gate, render: Render, origin: () => string) {
  const app = new Hono<NodeEnv>()
  let clock = ''
  const cache = createPageCache(() => `${store.revision} ${clock}`)
  const gateOf = async (c: Context) => ({
    mode: gate.mode,
    open: await gate.isOpen(c),
    tester: gate.hasFlag(c) || (await gate.isTester(c)),
  })
  const mediaCache = resolve(join(settings.dataDir, 'media'))

  app.get('/healthz', (c) => c.json({ status: 'ok', revision: store.revision }))
  app.route('/', createGateway(store))
  app.route('/', gate.routes)
  app.route(
    '/',
    createPublicContent((branch) => (branch === 'main' ? store.request : undefined), gate.isOpen),
  )
  app.route('/', createCrawlerFiles(store, origin, gate.isOpen))
  app.route(
    '/',
    createEnquiries({
      content: () => store.content(),
      store: noStore,
      async show(c, page, attempt, status) {
        const request = new Request(new URL(page, origin()), { headers: { accept: 'text/html' } })
        const finished = await finish(await render(request, { content: store.content(), origin: origin(), gate: await gateOf(c), attempt }))
        return sendPage(c, { ...finished, status, headers: { ...finished.headers, 'cache-control': 'private, no-store' } })
      },
    }),
  )

  app.use('/admin/*', onlyThisMachine)
  app.get('/admin', (c) => c.redirect('/admin/index.html'))
  app.get('/admin/*', async (c) => {
    const path = c.req.path.slice('/admin'.length)
    return (
      (await serveFile(c, folders.admin, path === '/' ? '/index.html' : path, { 'content-security-policy': ADMIN_POLICY })) ?? c.notFound()
    )
  })

  app.get('*', async (c, next) => {
    if (!/\.[a-z0-9]+$/i.test(c.req.path) || c.req.path.endsWith('.data')) return next()
    const file =
      (await serveSized(c, folders.public, mediaCache)) ??
      (await serveFile(c, folders.client, c.req.path)) ??
      (await serveFile(c, folders.public, c.req.path))
    return file ?? next()
  })

  app.on(['GET', 'HEAD'], '*', async (c) => {
    const { pathname, search } = new URL(c.req.url)
    const straight = withoutTrailingSlash(pathname)
    if (straight !== pathname) return c.redirect(straight + search, 301)
    const state = await gateOf(c)
    // A kept page ends at midnight in London, and when a clinic opens or closes.
    const { contact } = (await store.content().settings()).data.siteSettings
    clock = JSON.stringify(clockOf(localise({ contact }, 'en'), new Date()))
    const { address, kept } = pageAddress(pathname, search)
    const request = new Request(new URL(address, origin()), { headers: { accept: c.req.header('accept') ?? '*/*' } })
    const key = kept ? `${state.open ? 'open' : 'closed'} ${state.tester} ${address}` : undefined
    const page = await cache(key, () => render(request, { content: store.content(), origin: origin(), gate: state }))
    if (page.status === 301) return c.redirect(page.headers.location + search, 301)
    if (gate.mode !== 'off') page.headers['cache-control'] = 'private, no-store'
    return sendPage(c, page)
  })
  return app
}
