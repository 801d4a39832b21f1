import { join, resolve } from 'node:path'
import { Hono } from 'hono'
import { canEdit } from './branches/branches.ts'
import { createBranchPictures } from './branches/pictures.ts'
import { createCloudRoutes } from './cloud/routes.ts'
import { createGateway } from './content/gateway.ts'
import { createPublicContent } from './content/public.ts'
import { createState } from './content/state.ts'
import type { Accounts } from './editors/accounts.ts'
import { createSignIn } from './editors/sign-in.ts'
import { createInbox } from './enquiries/inbox.ts'
import type { Enquiries } from './enquiries/record.ts'
import { createEnquiries } from './enquiries/routes.ts'
import type { Gate } from './gate/gate.ts'
import type { NodeEnv } from './http/client-address.ts'
import { adminPolicy } from './http/csp.ts'
import { tellFailure } from './http/failure.ts'
import { serveBuilt, servePublic } from './http/files.ts'
import { protectiveHeaders } from './http/headers.ts'
import { healthRoute } from './http/health.ts'
import { createLine } from './http/line.ts'
import { isMedia, serveMedia } from './http/media.ts'
import { createMedia } from './media/routes.ts'
import { shelvesOf } from './media/shelves.ts'
import { createSizes } from './media/sizes.ts'
import { createCrawlerFiles } from './pages/crawlers.ts'
import { createPages } from './pages/pages.ts'
import type { Render } from './pages/renderer.ts'
import { createReply } from './pages/reply.ts'
import { createReport } from './report/routes.ts'
import type { Settings } from './settings.ts'
import type { Source } from './source.ts'

/** Folders with the files of the site: what the build made, the admin, and what is served as it is. */
export type Folders = { client: string; admin: string; public: string }

/** How many pages that are not kept may wait to be rendered, which takes some ten milliseconds each. */
const RENDERS = { each: 25, inTotal: 100 }

/** What the site is made of; `origin` is known only once the server listens. */
export type Parts = Pick<Source, 'branches' | 'remote' | 'cloud'> & {
  settings: Settings
  development: boolean
  folders: Folders
  accounts: Accounts
  enquiries: Enquiries
  /** Whether enquiries can be stored at this moment. */
  answers: () => Promise<boolean>
  gate: Gate
  render: Render
  origin: () => string
}

/** The site as one request handler. */
export function createApp(parts: Parts) {
  const { settings, development, folders, branches, remote, cloud, accounts, enquiries, answers, gate, render, origin } = parts
  const app = new Hono<NodeEnv>()
  const sizes = createSizes(resolve(join(settings.dataDir, 'media')))
  const line = createLine(RENDERS)
  const pictures = createBranchPictures({ branches, accounts, gate, publicDir: folders.public, sizes })

  app.onError(tellFailure)
  app.use(protectiveHeaders({ isHttps: settings.publicUrl.startsWith('https:'), isCloud: Boolean(cloud) }))
  app.get('/healthz', healthRoute(branches, answers))
  app.route('/', createSignIn(accounts))
  if (cloud) app.route('/', createCloudRoutes(cloud.webhookSecret, cloud.wake))
  if (canEdit(branches)) app.route('/', createGateway(branches, accounts, settings.publicUrl))
  app.route('/', createState({ history: Boolean(cloud ?? branches.main.checkout), remote, accounts, publicUrl: settings.publicUrl }))
  app.route('/', gate.routes)
  app.route(
    '/',
    createPublicContent({
      branches,
      isOpen: gate.isOpen,
      mayPreview: async (c) => (await gate.isTester(c)) || Boolean(await accounts.editorOf(c.req.raw.headers)),
      perMinute: settings.contentPerMinute,
    }),
  )
  app.route('/', createCrawlerFiles(branches.main, origin, gate.isOpen))
  app.route(
    '/',
    createEnquiries({
      content: () => branches.main.content(),
      book: enquiries.book,
      limits: settings.enquiries.limits,
      show: createReply({ branches, accounts, gate, render, origin, line }),
    }),
  )

  app.route('/', createInbox({ enquiries, accounts, publicUrl: settings.publicUrl, sendsMail: Boolean(settings.mail) }))

  if (canEdit(branches)) {
    app.route('/', createReport(branches, accounts, settings.publicUrl))
    app.route('/', createMedia({ branches, accounts, publicUrl: settings.publicUrl, sitePublic: folders.public, sizes }))
  }

  // The admin's own files are no secret: whoever opens it meets the sign-in. In development Tina's own server writes them.
  const policy = development ? "frame-ancestors 'self'" : adminPolicy(Boolean(cloud))
  app.get('/admin', (c) => c.redirect('/admin/index.html'))
  app.get('/admin/*', async (c) => {
    const path = c.req.path.slice('/admin'.length)
    return (await serveBuilt(c, folders.admin, path === '/' ? '/index.html' : path, { 'content-security-policy': policy })) ?? c.notFound()
  })

  app.get('*', async (c, next) => {
    const { path } = c.req
    if (!/\.[a-z0-9]+$/i.test(path) || path.endsWith('.data')) return next()
    const file = isMedia(path)
      ? ((await pictures.named(c)) ??
        (await serveMedia(c, path, shelvesOf(branches.main, folders.public), sizes)) ??
        (await pictures.missing(c)))
      : ((await serveBuilt(c, folders.client, path)) ?? (await servePublic(c, folders.public, path)))
    return file ?? next()
  })

  app.route('/', createPages({ branches, accounts, gate, render, origin, line }))
  return app
}
