import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../src/server/app.ts'
import { createBranches } from '../../src/server/branches/branches.ts'
import { openContent } from '../../src/server/content/store.ts'
import { openAccounts } from '../../src/server/editors/accounts.ts'
import { openEnquiries } from '../../src/server/enquiries/database.ts'
import { createGate } from '../../src/server/gate/gate.ts'
import type { Render } from '../../src/server/pages/renderer.ts'
import { readSettings } from '../../src/server/settings.ts'
import { plant } from './garden.ts'
import { ada } from './questions.ts'

export const ORIGIN = 'http://site.example'
export const TESTERS = 'tester password'
export const PASSWORD = 'correct horse battery'

/** The whole site over a temporary garden, asked without a network. Pages show the question that changes in these tests. */
export async function build(env: Record<string, string> = {}) {
  const garden = await plant()
  const dataDir = await mkdtemp(join(tmpdir(), 'data-'))
  const store = await openContent(garden.dir)
  const branches = createBranches(store, dataDir)
  const accounts = await openAccounts(dataDir)
  await accounts.add(ada, PASSWORD)
  const settings = readSettings({ DATA_DIR: dataDir, CONTENT_DIR: garden.dir, GATE: 'off', ...env })
  const enquiries = openEnquiries(dataDir)
  const folders = { client: '/nowhere', admin: '/nowhere', public: '/nowhere' }
  const render: Render = async (_, { content, gate, preview }) => {
    const settings = await content.settings()
    const body = { open: gate.open, brand: settings.data.siteSettings.brand, preview }
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
  }
  const gate = createGate('off', TESTERS, 'key'.repeat(20))
  const app = createApp({ settings, development: false, folders, branches, accounts, enquiries, gate, render, origin: () => ORIGIN })

  const ask = (path: string, { body, ...init }: Omit<RequestInit, 'body'> & { body?: unknown } = {}) =>
    app.request(ORIGIN + path, {
      ...init,
      method: init.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { host: 'site.example', origin: ORIGIN, 'content-type': 'application/json', ...(init.headers as object) },
      body: typeof body === 'string' || body === undefined ? body : JSON.stringify(body),
    })
  return {
    garden,
    store,
    branches,
    accounts,
    enquiries,
    dataDir,
    app,
    ask,
    /** Signs in and gives the cookie. */
    async signIn(email = ada.email, password = PASSWORD) {
      const response = await ask('/api/editors/sign-in/email', { body: { email, password } })
      return response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ')
    },
    /** Passes the testers' password check and gives the cookies. */
    async test() {
      const response = await ask('/api/gate/sign-in', { body: { password: TESTERS } })
      return response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ')
    },
    async close() {
      branches.close()
      accounts.close()
      enquiries.close()
      await garden.uproot()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type Site = Awaited<ReturnType<typeof build>>
