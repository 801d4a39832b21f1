import { join, resolve } from 'node:path'
import { Hono } from 'hono'
import { canEdit } from './branches/branches.ts'
import { createBranchPictures } from './branches/pictures.ts'
import { createCloudRoutes } from './cloud/routes.ts'
import { createGateway } from './content/gateway.ts'
import { contentProbes } from './content/probe.ts'
import { createPublicContent } from './content/public.ts'
import { createState } from './content/state.ts'
import type { Accounts } from './editors/accounts.ts'
import { createSignIn } from './editors/sign-in.ts'
import { createInbox } from './enquiries/inbox.ts'
import type { Enquiries } from './enquiries/record.ts'
import { createEnquiries } from './enquiries/routes.ts'
import type { Gate } from './gate/gate.ts'
import { type NodeEnv, readClient } from './http/client-address.ts'
import { adminPolicy } from './http/csp.ts'
import { tellFailure } from './http/failure.ts'
import { serveFile } from './http/files.ts'
import { healthRoute } from './http/health.ts'
import { serveMedia } from './http/media.ts'
import type { Probe } from './http/probe.ts'
import { createWebhook } from './http/webhook.ts'
import { createMedia } from './media/routes.ts'
import { shelvesOf } from './media/shelves.ts'
import { createCrawlerFiles } from './pages/crawlers.ts'
import { createPages } from './pages/pages.ts'
import type { Render } from './pages/renderer.ts'
import { createReply } from './pages/reply.ts'
import { createReport } from './report/routes.ts'
import type { Settings } from './settings.ts'
import type { Source } from './source.ts'

/** Folders with the files of the site: what the build made, the admin, and what is served as it is. */
export type Folders = { client: string; admin: string; public: string }

/** What the site is made of; `origin` is known only once the server listens. */
export type Parts = Pick<Source, 'branches' | 'remote' | 'cloud'> & {
  settings: Settings
  development: boolean
  folders: Folders
  accounts: Accounts
  enquiries: Enquiries
  /** Why old enquiries are not erased at the moment, in a sentence, if they are not. */
  notErasing: () => string | undefined
  /** What /healthz looks at beside the database. */
  probes: Probe[]
  /** Whether enquiries can be stored at this moment. */
  answers: () => Promise<boolean>
  gate: Gate
  render: Render
  origin: () => string
}

/** The site as one request handler. */
export function createApp(parts: Parts) {
  const { settings, development, folders, branches, remote, cloud, accounts, enquiries, notErasing, answers, gate, render, origin } = parts
  const app = new Hono<NodeEnv>()
  const mediaCache = resolve(join(settings.dataDir, 'media'))
  const pictures = createBranchPictures({ branches, accounts, gate, publicDir: folders.public, cacheDir: mediaCache })

  app.onError(tellFailure)
  app.use(readClient(settings))
  app.get(
    '/healthz',
    healthRoute({ revision: () => branches.main.revision, answers, probes: [...parts.probes, ...contentProbes(branches.main)] }),
  )
  app.route('/', createSignIn(accounts, settings.publicUrl))
  if (cloud) app.route('/', createCloudRoutes(cloud.webhookSecret, cloud.wake))
  if (canEdit(branches)) app.route('/', createGateway(branches, accounts, settings.publicUrl))
  if (remote) app.route('/', createWebhook('/api/content/webhook', remote.webhookSecret, remote.wake))
  app.route(
    '/',
    createState({ branches, hasHistory: Boolean(cloud ?? branches.main.checkout), remote, accounts, publicUrl: settings.publicUrl }),
  )
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
      show: createReply({ branches, accounts, gate, render, origin }),
    }),
  )

  app.route('/', createInbox({ enquiries, accounts, publicUrl: settings.publicUrl, sendsMail: Boolean(settings.mail), notErasing }))

  if (canEdit(branches)) {
    app.route('/', createReport(branches, accounts, settings.publicUrl))
    app.route('/', createMedia({ branches, accounts, publicUrl: settings.publicUrl, sitePublic: folders.public, cacheDir: mediaCache }))
  }

  // The admin's own files are no secret: whoever opens it meets the sign-in.
  app.get('/admin', (c) => c.redirect('/admin/index.html'))
  app.get('/admin/*', async (c) => {
    const path = c.req.path.slice('/admin'.length)
    return (
      (await serveFile(
        c,
        folders.admin,
        path === '/' ? '/index.html' : path,
        development ? {} : { 'content-security-policy': adminPolicy(Boolean(cloud)) },
      )) ?? c.notFound()
    )
  })

  app.get('*', async (c, next) => {
    if (!/\.[a-z0-9]+$/i.test(c.req.path) || c.req.path.endsWith('.data')) return next()
    const file =
      (await pictures.named(c)) ??
      (await serveMedia(c, c.req.path, shelvesOf(branches.main, folders.public), mediaCache)) ??
      (await serveFile(c, folders.client, c.req.path)) ??
      (await serveFile(c, folders.public, c.req.path)) ??
      (await pictures.missing(c))
    return file ?? next()
  })

  app.route('/', createPages({ branches, accounts, gate, render, origin }))
  return app
}
