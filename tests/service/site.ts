import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { SendLetter } from '../../src/features/accounts/server/links/letters.ts'
import { createGate } from '../../src/features/gate/server/gate.ts'
import { openPresence } from '../../src/features/presence/server/presence.ts'
import { createApp } from '../../src/server/app.ts'
import { createBranches } from '../../src/server/content/branches/branches.ts'
import { openContent } from '../../src/server/content/open-content.ts'
import { contentProbes } from '../../src/server/content/probe.ts'
import { diskProbes } from '../../src/server/disk.ts'
import { createFront } from '../../src/server/pages/front.ts'
import type { Render } from '../../src/server/pages/renderer.ts'
import { startRetention } from '../../src/server/retention.ts'
import { readSettings } from '../../src/server/settings.ts'
import type { Folders } from '../../src/server/site-files.ts'
import { openStores } from '../../src/server/stores.ts'
import { createDatabase } from '../fixtures/postgres.ts'
import { cookiesOf } from '../fixtures/server.ts'
import { type Garden, plant } from './garden.ts'
import { ada } from './questions.ts'

/** Whether these tests run on PostgreSQL: those that concern what is kept run once on each store. */
export const ON_POSTGRES = process.env.STORE === 'PostgreSQL'

/** Settings that name a new place for what the server keeps: a folder, or a database as well. */
export async function newPlace(): Promise<Record<string, string>> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'data-'))
  return ON_POSTGRES ? { DATA_DIR, DATABASE_URL: await createDatabase(inject('postgres')) } : { DATA_DIR }
}

export const ORIGIN = 'http://site.example'
export const TESTERS = 'tester password'
export const PASSWORD = 'correct horse battery'

/** In place of a page: what of it changes in these tests, as JSON. */
const inShort: Render = async (request, { content, gate, preview, attempt, at }) => {
  const settings = await content.settings()
  const body = {
    open: gate.open,
    brand: settings.data.siteSettings.brand,
    preview,
    ...(at && { standsAt: at.toISOString() }),
    ...(attempt && { at: new URL(request.url).pathname, attempt }),
  }
  return { response: new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }) }
}

const CHANGES = /\b(?:update|delete)([A-Z]\w*)\(/

/** Returns the revision of the document that a GraphQL text changes, as it is now on the branch; undefined where there is none. */
function revisionNow(garden: Garden, branch: string, query: string, { file, collection: given }: { file?: string; collection?: string }) {
  const [, kind = ''] = CHANGES.exec(query) ?? []
  const collection = kind === 'Document' ? (given ?? /collection: "(\w+)"/.exec(query)?.[1]) : kind[0]?.toLowerCase() + kind.slice(1)
  const path = `content/${collection}/${file ?? /relativePath: "([^"]+)"/.exec(query)?.[1]}`
  try {
    return branch === 'main' ? garden.git('hash-object', '--', path) : garden.git('rev-parse', '--verify', '-q', `${branch}:${path}`)
  } catch {
    return undefined
  }
}

/** Returns what is asked; a save that tells no revision is that of a form which was opened just now. */
function withRevision(garden: Garden, body: unknown, branch: string): unknown {
  const { query, variables = {} } = (body ?? {}) as { query?: unknown; variables?: { file?: string; collection?: string } }
  if (typeof query !== 'string' || !CHANGES.test(query) || 'opened' in variables) return body
  return { ...(body as object), variables: { ...variables, opened: revisionNow(garden, branch, query, variables) } }
}

type Given = {
  history?: boolean
  garden?: Garden
  render?: Render
  beatMs?: number
  sendLetter?: SendLetter
  isKept?: boolean
} & Partial<Folders>

/**
 * The whole site over a temporary garden, or over a `garden` that is there, asked without a network; `render` makes its pages. With `isKept`
 * the place that `env` names holds accounts and a key already.
 */
export async function build(
  env: Record<string, string> = {},
  { history = true, garden: own, render = inShort, beatMs, sendLetter, isKept, ...given }: Given = {},
) {
  const garden = own ?? (await plant({ history }))
  const place = { ...(await newPlace()), ...env }
  const settings = readSettings({ CONTENT_DIR: garden.dir, GATE: 'off', ...place })
  const { dataDir } = settings
  const presence = openPresence({ beatMs })
  const store = await openContent(garden.dir, { saved: (save) => presence.saved({ branch: 'main', ...save }) })
  const branches = createBranches(store, presence.saved)
  const stores = await openStores(settings)
  const { accounts, enquiries, answers } = stores
  if (!isKept) await accounts.add(ada, PASSWORD)
  const key = isKept ? await stores.secret('cookie-key') : 'key'.repeat(20)
  const folders = { client: '/nowhere', admin: '/nowhere', public: '/nowhere', ...given }
  const { limit, endedPasses } = stores
  const gate = createGate({ mode: settings.gate, password: TESTERS, key, endedPasses, limit })
  const retention = startRetention({ ...enquiries, searches: stores.searches, visits: stores.visits }, settings.enquiries.keepDays)
  await retention.first
  const probes = [...diskProbes(settings), ...contentProbes(branches.main), async () => retention.problem()]
  const kept = {
    accounts,
    sendLetter,
    enquiries,
    searches: stores.searches,
    planned: stores.planned,
    reviews: stores.reviews,
    reviewKey: key,
    visits: stores.visits,
    answers,
    notErasing: retention.problem,
    probes,
    presence,
    limit,
    texts: stores.texts,
  }
  const front = createFront(branches.main, settings.trustedProxies)
  const app = createApp({ settings, development: false, folders, branches, ...kept, gate, render, front, origin: () => ORIGIN })

  const ask = (path: string, { body: given, ...init }: Omit<RequestInit, 'body'> & { body?: unknown } = {}) => {
    const headers = (init.headers ?? {}) as Record<string, string>
    const branch = headers['x-branch'] ?? /x-branch=([^;]*)/.exec(headers.cookie ?? '')?.[1] ?? 'main'
    const body = path === '/api/tina/gql' ? withRevision(garden, given, decodeURIComponent(branch)) : given
    return app.request(ORIGIN + path, {
      ...init,
      method: init.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { host: 'site.example', origin: ORIGIN, 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
    })
  }
  async function leave() {
    retention.stop()
    presence.close()
    branches.close()
    await stores.close()
  }
  return {
    garden,
    store,
    branches,
    accounts,
    enquiries,
    stores,
    presence,
    settings,
    dataDir,
    app,
    front,
    ask,
    /** Signs in and gives the cookie. */
    async signIn(email = ada.email, password = PASSWORD) {
      return cookiesOf(await ask('/api/editors/sign-in/email', { body: { email, password } }))
    },
    /** Passes the testers' password check and gives the cookies. */
    async test() {
      return cookiesOf(await ask('/api/gate/sign-in', { body: { password: TESTERS } }))
    },
    /** Ends what was built, and leaves the garden and what is kept. */
    leave,
    async close() {
      await leave()
      await garden.uproot()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type Site = Awaited<ReturnType<typeof build>>
