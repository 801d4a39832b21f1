import './in-production.ts'

import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { ServerBuild } from 'react-router'
import { createApp } from '../../src/server/app.ts'
import { createBranches } from '../../src/server/branches/branches.ts'
import { openContent } from '../../src/server/content/open-content.ts'
import { createGate } from '../../src/server/gate/gate.ts'
import { createRenderer } from '../../src/server/pages/renderer.ts'
import { readSettings } from '../../src/server/settings.ts'
import { openStores } from '../../src/server/stores/stores.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const ORIGIN = 'http://site.example'

/** A copy of the content below a folder, as plain files. */
export async function copyOf(dir: string): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'content-'))
  await cp(join(dir, 'content'), join(copy, 'content'), { recursive: true })
  return copy
}

/** The built site over a folder with content, launched, asked without a network. It changes nothing there. */
export async function openSite(dir: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'data-'))
  const settings = readSettings({ CONTENT_DIR: dir, DATA_DIR: dataDir, GATE: 'off' })
  const build: ServerBuild = await import(join(ROOT, 'build/site/server/index.js'))
  const store = await openContent(dir, { label: dir })
  const branches = createBranches(store)
  const stores = await openStores(settings)
  const app = createApp({
    settings,
    development: false,
    folders: { client: join(ROOT, 'build/site/client'), admin: join(ROOT, 'build/admin'), public: join(ROOT, 'public') },
    branches,
    ...stores,
    notErasing: () => undefined,
    probes: [],
    gate: createGate({ mode: 'off', password: 'password', key: 'key', endedPasses: stores.endedPasses, limit: stores.limit }),
    render: createRenderer(async () => build, 'production'),
    origin: () => ORIGIN,
  })
  return {
    store,
    ask: async (address: string) => app.request(ORIGIN + address),
    async close() {
      branches.close()
      await stores.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type OpenSite = Awaited<ReturnType<typeof openSite>>
