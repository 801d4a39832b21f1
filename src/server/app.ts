import { join, resolve } from 'node:path'
import { type Context, Hono } from 'hono'
import { createGateway } from './content/gateway.ts'
import type { ContentStore } from './content/store.ts'
import type { Accounts } from './editors/accounts.ts'
import { createSignIn } from './editors/sign-in.ts'
import type { Gate } from './gate/gate.ts'
import type { NodeEnv } from './http/client-address.ts'
import { ADMIN_POLICY } from './http/csp.ts'
import { serveFile } from './http/files.ts'
import { serveSized } from './http/media.ts'
import { createPageCache, sendPage } from './pages/cache.ts'
import { createCrawlerFiles } from './pages/crawlers.ts'
import { pageAddress } from './pages/page-address.ts'
import type { Render } from './pages/renderer.ts'
import type { Settings } from './settings.ts'

/** Folders with the files of the site: what the build made, the admin, and what is served as it is. */
export type Folders = { client: string; admin: string; public: string }

const withoutTrailingSlash = (path: string) => path.replace(/\/+$/, '') || '/'

/** Today in London: a cached page ends at midnight there, so that dates and years are right. */
const londonDay = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format()

/** Inside the admin's frame, documents and the data that they fetch, a signed-in editor sees what is edited. */
const isEditorsPreview = async (c: Context, accounts: Accounts) =>
  (c.req.header('sec-fetch-dest') === 'iframe' || c.req.path.endsWith('.data')) && Boolean(await accounts.editorOf(c.req.raw.headers))

/** What the site is made of; `origin` is known only once the server listens. */
export type Parts = {
  settings: Settings
  folders: Folders
  store: ContentStore
  accounts: Accounts
  gate: Gate
  render: Render
  origin: () => string
}

/** The site as one request handler. */
export function createApp({ settings, folders, store, accounts, gate, render, origin }: Parts) {
  const app = new Hono<NodeEnv>()
  const cache = createPageCache(() => `${store.revision} ${londonDay()}`)
  const mediaCache = resolve(join(settings.dataDir, 'media'))

  app.get('/healthz', (c) => c.json({ status: 'ok', revision: store.revision }))
  app.route('/', createSignIn(accounts))
  app.route('/', createGateway(store, accounts, settings.publicUrl))
  app.route('/', gate.routes)
  app.route('/', createCrawlerFiles(store, origin, gate.isOpen))

  // The admin's own files are no secret: whoever opens it meets the sign-in.
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
    const state = {
      mode: gate.mode,
      open: (await gate.isOpen(c)) || (await isEditorsPreview(c, accounts)),
      tester: gate.hasFlag(c) || (await gate.isTester(c)),
    }
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
