import { join, resolve } from 'node:path'
import { type Context, Hono } from 'hono'
import { load } from '../content/view/load.ts'
import type { GuardedAccounts } from '../features/accounts/server/guard.ts'
import type { SendLetter } from '../features/accounts/server/links/letters.ts'
import { createAccountLinkRoutes } from '../features/accounts/server/links/link-routes.ts'
import { createPeople } from '../features/accounts/server/people/people-routes.ts'
import { createAccountRoutes } from '../features/accounts/server/routes.ts'
import { createInbox } from '../features/enquiries/server/inbox.ts'
import type { Enquiries } from '../features/enquiries/server/record.ts'
import { createEnquiries } from '../features/enquiries/server/routes.ts'
import { createFind } from '../features/find/server/routes.ts'
import type { Gate } from '../features/gate/server/gate.ts'
import { createPlates } from '../features/herbarium/server/routes.ts'
import { createHistory } from '../features/history/server/routes.ts'
import { createPageLinkRoutes } from '../features/links/server/routes.ts'
import { createLists } from '../features/lists/server/routes.ts'
import { createMedia } from '../features/media/server/routes.ts'
import { createSizes } from '../features/media/server/serve/sizes.ts'
import type { Presence } from '../features/presence/server/presence.ts'
import { createPresence } from '../features/presence/server/routes.ts'
import { withFuture } from '../features/preview/server/future.ts'
import { withLook } from '../features/preview/server/look.ts'
import { createSwitcher } from '../features/preview/server/switcher.ts'
import { createPreviewVersion } from '../features/preview/server/version.ts'
import { askingOf, mayPreview, previewedContent } from '../features/preview/server/view.ts'
import { createFuture } from '../features/releases/server/future.ts'
import type { PlannedReleases } from '../features/releases/server/planned.ts'
import { createReleases } from '../features/releases/server/routes.ts'
import { createReport, reportOn } from '../features/report/server/routes.ts'
import { withReviewLinks } from '../features/reviews/server/links/link-views.ts'
import { createReaders } from '../features/reviews/server/links/readers.ts'
import type { Reviews } from '../features/reviews/server/reviews.ts'
import { createReviewRoutes, createSignOff } from '../features/reviews/server/routes.ts'
import type { MissedSearches } from '../features/searches/server/missed.ts'
import { createSearches } from '../features/searches/server/routes.ts'
import { createShares } from '../features/share/server/routes.ts'
import type { VisitCounts } from '../features/visits/server/counts.ts'
import { countSent, createVisits } from '../features/visits/server/routes.ts'
import { targetOf } from '../model/address.ts'
import type { LateBackup } from '../model/content-state.ts'
import { canEdit } from './content/branches/views.ts'
import { createCloudRoutes } from './content/cloud/views.ts'
import { createGateway } from './content/editing/gateway.ts'
import { createState } from './content/editing/state.ts'
import { createPublicContent } from './content/public/public.ts'
import type { KeptTexts } from './content/save/shown-texts.ts'
import { dataProbe, diskProbes } from './disk.ts'
import { type NodeEnv, readClient } from './http/client-address.ts'
import { tellFailure, tellNotFound } from './http/failure.ts'
import { protectiveHeaders, refuseLongAddresses } from './http/headers.ts'
import { healthRoute } from './http/health/health.ts'
import { type Probe, remembered } from './http/health/probe.ts'
import { readyRoute } from './http/health/ready.ts'
import { createLine } from './http/line.ts'
import type { Attempts, Limit } from './http/rate-limit.ts'
import { giveRequestId } from './http/request-id.ts'
import { steadyClock, steadyDate } from './http/steady-clock.ts'
import { createWebhook } from './http/webhook.ts'
import { createHands } from './in-hand.ts'
import { createCrawlerFiles } from './pages/crawlers.ts'
import type { Front } from './pages/front.ts'
import { isReadAddress } from './pages/page-address.ts'
import { createPages } from './pages/pages.ts'
import type { Render } from './pages/renderer.ts'
import { createReply } from './pages/reply.ts'
import type { ServerSettings } from './settings.ts'
import { createSiteFiles, type Folders } from './site-files.ts'
import type { ContentSource } from './source.ts'

/** The number of pages that may wait to be rendered: of one visitor, and in total. Rendering one takes some ten milliseconds. */
const RENDERS = { each: 25, inTotal: 100 }

/** The parts that the site is put together from. `origin` is known only once the server listens. */
export type AppParts = Pick<ContentSource, 'branches' | 'remote' | 'cloud'> & {
  settings: ServerSettings
  development: boolean
  folders: Folders
  accounts: GuardedAccounts
  /** Sends a letter to somebody who has an account; undefined where no mail server is set. */
  sendLetter?: SendLetter | undefined
  enquiries: Enquiries
  /** The store of searches without result. */
  searches: MissedSearches
  /** The releases that have a time. */
  planned: PlannedReleases
  /** What is said of drafts. */
  reviews: Reviews
  /** The key by which links to drafts are signed. */
  reviewKey: string
  /** The store of the counts of visits. */
  visits: VisitCounts
  /** Returns a sentence that says why old enquiries are not erased at the moment; undefined if they are. */
  notErasing: () => string | undefined
  /** Tells whether a backup is missing; undefined if the server makes none. */
  lateBackup?: () => Promise<LateBackup | undefined>
  /** The checks that /healthz makes beside that of the database. */
  probes: Probe[]
  /** The list of people who have a document open. */
  presence: Presence
  /** Tells whether this process is about to end. */
  stopping?: () => boolean
  /** The texts that editors' forms began with and that no commit holds. */
  texts: KeptTexts
  /** The counter of attempts. */
  limit?: (limit: Limit) => Attempts
  /** Tells whether enquiries can be stored at this moment. */
  answers: () => Promise<boolean>
  gate: Gate
  render: Render
  /** The front that answers before the app; it learns from it. */
  front?: Front
  origin: () => string
}

/** Puts the parts together and returns the site as one request handler. */
export function createApp(parts: AppParts) {
  const {
    settings,
    development,
    folders,
    remote,
    cloud,
    accounts,
    enquiries,
    searches,
    reviews,
    visits,
    notErasing,
    answers,
    presence,
    gate,
    render,
    front,
    origin,
  } = parts
  const branches = withLook(parts.branches)
  const signOff = createSignOff(branches, reviews)
  const future = createFuture(branches, { planned: parts.planned, missing: signOff.missing })
  // What pages are made of: the branches, drafts under the names of the links to them, and the site of any moment.
  const shown = withFuture(withLook(withReviewLinks(parts.branches, reviews.links)), future)
  const readers = createReaders(parts.reviewKey, reviews.links, parts.branches)
  const doors = { accounts, gate, readers }
  const { publicUrl } = settings
  const app = new Hono<NodeEnv>()
  const sizes = createSizes(resolve(join(settings.dataDir, 'media')))
  const line = createLine(RENDERS)
  const counting = {
    counts: visits,
    isVisitor: async (c: Context) => gate.mode === 'off' && !gate.hasFlag(c) && !mayPreview(await askingOf(c, { accounts, gate })),
    isPage: (path: string) => isReadAddress(branches.main.content(), path),
  }

  const keeps = remembered(dataProbe(settings.dataDir))
  /** Makes the home page as visitors get it. */
  const home = remembered(async () => {
    const content = branches.main.content()
    const given = { content, origin: origin(), gate: { mode: 'off', open: true, tester: false } } as const
    const isThere = await load(content, targetOf('/'))
    const made = isThere && (await render(new Request(new URL('/', origin())), given))
    return made?.response.status === 200 ? undefined : 'The home page can’t be made of the content.'
  })

  app.onError(tellFailure)
  app.notFound(tellNotFound)
  if (front) app.use(front.learn)
  app.use(protectiveHeaders({ isHttps: publicUrl.startsWith('https:'), isCloud: Boolean(cloud) }))
  app.use(readClient(settings))
  app.use(giveRequestId)
  app.use(refuseLongAddresses)
  app.get(
    '/healthz',
    healthRoute({
      revision: () => branches.main.revision,
      answers,
      probes: [...parts.probes, home],
    }),
  )
  app.get(
    '/readyz',
    readyRoute({
      stopping: parts.stopping ?? (() => false),
      answers,
      keeps: async () => (await keeps()) === undefined,
      reads: async () => {
        const problem = await home()
        if (problem) throw new Error(problem)
      },
    }),
  )
  app.route('/', createAccountRoutes(accounts, publicUrl))
  const links = { accounts, publicUrl, origin, send: parts.sendLetter }
  app.route('/', createAccountLinkRoutes(links))
  app.route('/', createPeople({ ...links, hands: createHands(parts, parts.branches, origin) }))
  if (cloud) app.route('/', createCloudRoutes(cloud.webhookSecret, cloud.wake))
  if (canEdit(branches)) {
    const more = [createSwitcher(branches), createHistory(branches), createPageLinkRoutes(branches)]
    app.route('/', createGateway({ branches, accounts, publicUrl, texts: parts.texts, more }))
    app.route('/', createFind(branches, accounts, publicUrl))
    app.route('/', createLists(branches, accounts, publicUrl))
    app.route('/', createPresence(presence, accounts, publicUrl))
  }
  if (remote) app.route('/', createWebhook('/api/content/webhook', remote.webhookSecret, remote.wake))
  app.route(
    '/',
    createState({
      branches,
      hasHistory: Boolean(cloud ?? branches.main.checkout),
      remote,
      lateBackup: parts.lateBackup,
      probes: [...diskProbes(settings), async () => steadyClock.problem()].map((probe) => remembered(probe)),
      accounts,
      publicUrl,
    }),
  )
  app.route('/', gate.routes)
  app.route(
    '/',
    createPublicContent({
      branches,
      isOpen: gate.isOpen,
      mayPreview: async (c) => mayPreview(await askingOf(c, { accounts, gate })),
      perMinute: settings.contentPerMinute,
    }),
  )
  app.route('/', createCrawlerFiles(branches.main, origin, gate.isOpen))
  app.route(
    '/',
    createEnquiries({
      content: () => branches.main.content(),
      previewed: (c, base) => previewedContent(c, base, shown, doors),
      book: enquiries.book,
      limits: settings.enquiries.limits,
      limit: parts.limit,
      sent: (c, form, page) => countSent(c, form, page, counting),
      show: createReply({ branches: shown, ...doors, render, origin, line }),
    }),
  )

  app.route('/', createInbox({ enquiries, accounts, publicUrl, sendsMail: Boolean(settings.mail), notErasing }))

  app.route('/', createSearches(searches, accounts, publicUrl))
  app.route('/', createVisits({ ...counting, accounts, publicUrl }))

  if (canEdit(branches)) {
    app.route('/', createReport(branches, accounts, publicUrl))
    const told = async (branch: string) => (await shown.look(branch)).preview
    const means = { report: reportOn, told, planned: parts.planned, ...signOff }
    app.route('/', createReleases({ branches, accounts, publicUrl, siteAt: future, ...means }))
    const mail = { sendsMail: Boolean(parts.sendLetter), limit: parts.limit }
    app.route('/', createReviewRoutes({ branches: shown, reviews, told, ...doors, key: parts.reviewKey, publicUrl, ...mail }))
    const comingBack = async () => {
      const known = await parts.planned.list(steadyDate())
      const ends = known.flatMap(({ name, state, until }) => (state === 'public' && until ? [{ name, until }] : []))
      return Promise.all(ends.map(async ({ name, until }) => ({ name, files: (await future(until)).store.files?.() })))
    }
    app.route('/', createMedia({ branches, accounts, publicUrl, sitePublic: folders.public, sizes, comingBack }))
  }

  app.route('/', createPlates())
  app.route(
    '/',
    createShares(branches.main, async (c) => (await gate.isOpen(c)) || mayPreview(await askingOf(c, doors))),
  )
  app.route('/', createSiteFiles({ folders, branches: shown, ...doors, sizes, development, isCloud: Boolean(cloud) }))
  app.route('/', createPreviewVersion({ branches: shown, ...doors }))
  app.route('/', createPages({ branches: shown, ...doors, render, origin, line, front, missed: searches.note }))
  return app
}
