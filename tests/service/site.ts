import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '../../src/server/app.ts'
import { openContent } from '../../src/server/content/store.ts'
import { openAccounts } from '../../src/server/editors/accounts.ts'
import { createGate } from '../../src/server/gate/gate.ts'
import { readSettings } from '../../src/server/settings.ts'
import { plant } from './garden.ts'
import { ada } from './questions.ts'

export const ORIGIN = 'http://site.example'
export const PASSWORD = 'correct horse battery'

/** The whole site over a temporary garden, asked without a network. Pages show the question that changes in these tests. */
export async function build() {
  const garden = await plant()
  const dataDir = await mkdtemp(join(tmpdir(), 'data-'))
  const store = await openContent(garden.dir)
  const accounts = await openAccounts(dataDir)
  await accounts.add(ada, PASSWORD)
  const settings = readSettings({ DATA_DIR: dataDir, CONTENT_DIR: garden.dir, GATE: 'off' })
  const folders = { client: '/nowhere', admin: '/nowhere', public: '/nowhere' }
  const render = async () => new Response('<!doctype html><title>page</title>', { headers: { 'content-type': 'text/html' } })
  const gate = createGate('off', 'tester password', 'key'.repeat(20))
  const app = createApp({ settings, folders, store, accounts, gate, render, origin: () => ORIGIN })

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
    accounts,
    dataDir,
    ask,
    /** Signs in and gives the cookie. */
    async signIn(email = ada.email, password = PASSWORD) {
      const response = await ask('/api/editors/sign-in/email', { body: { email, password } })
      return response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ')
    },
    async close() {
      store.close()
      accounts.close()
      await garden.uproot()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type Site = Awaited<ReturnType<typeof build>>
