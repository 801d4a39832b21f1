import { execFileSync } from 'node:child_process'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openPresence } from '../../../src/features/presence/server/presence.ts'
import { knowForms } from '../../../src/server/content/save/shown-texts.ts'
import { readSettings } from '../../../src/server/settings.ts'
import { openSource } from '../../../src/server/source.ts'
import { openStores } from '../../../src/server/stores.ts'
import { createDatabase } from '../../fixtures/postgres.ts'
import { git } from '../../fixtures/repository.ts'
import { gardenAt, plant } from '../garden.ts'

/** A database, a git host with the clinic's content, and a place for what processes keep. */
export async function plantHost(url?: string) {
  const place = await mkdtemp(join(tmpdir(), 'together-'))
  const host = join(place, 'host.git')
  const seed = await plant()
  execFileSync('git', ['clone', '-q', '--bare', seed.dir, host])
  await seed.uproot()
  const clone = (name: string) => {
    const dir = join(place, name)
    execFileSync('git', ['clone', '-q', host, dir])
    return gardenAt(dir)
  }
  return {
    place,
    url: url ?? (await createDatabase(inject('postgres'))),
    /** Where a clone reaches the host. */
    address: host,
    git: (...args: string[]) => git(host, ...args),
    clone,
    /** The host stops answering, and comes back. */
    down: () => rename(host, `${host}.down`),
    up: () => rename(`${host}.down`, host),
    uproot: () => rm(place, { recursive: true, force: true, maxRetries: 3 }),
  }
}

export type Host = Awaited<ReturnType<typeof plantHost>>

/** What a process of the site opens, over a clone of its own. It asks the host only when it is told to. */
export async function openProcess(host: Host, name: string, garden = host.clone(name)) {
  const settings = readSettings({
    CONTENT_DIR: garden.dir,
    DATA_DIR: join(host.place, `data-${name}`),
    DATABASE_URL: host.url,
    CONTENT_REMOTE: 'origin',
    CONTENT_REMOTE_SECONDS: '3600',
  })
  const stores = await openStores(settings)
  const presence = openPresence(stores.presence)
  const source = await openSource(settings, presence.saved, stores.several)
  if (!('create' in source.branches)) throw new Error('The content can only be looked at.')
  return {
    garden,
    stores,
    source,
    presence,
    branches: source.branches,
    store: source.branches.main,
    forms: knowForms(stores.texts),
    async stop() {
      presence.close()
      await source.stop()
      await stores.close()
    },
  }
}

/** Two processes over one host, and what ends all three. */
export async function openPair() {
  const host = await plantHost()
  const both: [Together, Together] = await Promise.all([openProcess(host, 'a'), openProcess(host, 'b')])
  const end = async () => {
    await Promise.all(both.map((one) => one.stop()))
    await host.uproot()
  }
  return { host, both, end }
}

export type Together = Awaited<ReturnType<typeof openProcess>>
