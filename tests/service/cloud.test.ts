import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { keptIn } from '../../src/server/content/cloud/kept-snapshot.ts'
import { askCloud, type Cloud, cloudAddress, localPictures } from '../../src/server/content/cloud/request.ts'
import { type CloudStore, openCloud } from '../../src/server/content/cloud/store.ts'
import { createCloudRoutes } from '../../src/server/content/cloud/views.ts'
import { readSettings } from '../../src/server/settings.ts'
import { FaqDocument } from '../../tina/__generated__/types.ts'
import { type CloudStandIn, startCloud } from '../fixtures/cloud.ts'
import { until } from './garden.ts'

const ABOUT = 'content/page/about.json'
const NEVER_MS = 3_600_000
let cloud: CloudStandIn
let dataDir: string
let store: CloudStore | undefined

beforeAll(async () => {
  cloud = await startCloud()
  // The first answers take long, and not because of what is tested here.
  dataDir = await mkdtemp(join(tmpdir(), 'cloud-'))
  await (await open(NEVER_MS)).stop()
  await rm(dataDir, { recursive: true, force: true })
})
afterAll(() => cloud.stop())
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cloud-'))
})
afterEach(async () => {
  cloud.trouble = undefined
  await store?.stop()
  store = undefined
  await rm(dataDir, { recursive: true, force: true })
})

const open = async (everyMs: number, change: Partial<Cloud> = {}) => {
  const settings = { ...(readSettings(cloud.env).cloud as Cloud), ...change }
  const address = await cloudAddress(settings)
  store = await openCloud(askCloud(address, settings), keptIn(dataDir, address), everyMs)
  return store
}
const title = async (from: CloudStore) => (await from.content().page('about'))?.data.page.title

test('every document is there after the start, without asking again', async () => {
  const site = await open(NEVER_MS)
  cloud.trouble = 'silence'
  const content = site.content()
  for (const { slug } of await content.pages()) expect((await content.page(slug))?.data.page.slug).toBe(slug)
  for (const { _sys } of await content.treatments()) expect((await content.treatment(_sys.filename))?.data.treatment._sys).toEqual(_sys)
  expect((await content.team()).length).toBeGreaterThan(1)
})

test('a change shows after asking again, and only a change makes a new revision', async () => {
  const site = await open(50)
  const { revision } = site
  const before = cloud.asked
  await until(() => cloud.asked > before + 8, 'a second round')
  expect(site.revision).toBe(revision)
  await cloud.edit(ABOUT, (page) => ({ ...page, title: 'Asked' }))
  await until(async () => (await title(site)) === 'Asked', 'the change')
  expect(site.revision).toBe(revision + 1)
})

test('a webhook makes it ask at once', async () => {
  const site = await open(NEVER_MS)
  const routes = createCloudRoutes('hush', site.wake)
  const call = (authorization: string) =>
    routes.request('/api/tina/webhook', { method: 'POST', headers: { authorization }, body: '{"type":"content.modified"}' })
  await cloud.edit(ABOUT, (page) => ({ ...page, title: 'Told' }))
  expect(await title(site)).not.toBe('Told')
  expect((await call('Bearer hush')).status).toBe(202)
  await until(async () => (await title(site)) === 'Told', 'the change')
})

test('a webhook without the secret is refused, and nothing is asked', async () => {
  let woken = 0
  const routes = createCloudRoutes('hush', () => (woken += 1))
  for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: 'Bearer wrong' }, { authorization: 'hush' }] as HeadersInit[])
    expect((await routes.request('/api/tina/webhook', { method: 'POST', headers })).status).toBe(401)
  expect(woken).toBe(0)
})

test('editing here says where it is done', async () => {
  const routes = createCloudRoutes('hush', () => {})
  for (const path of ['/api/tina/gql', '/api/tina/history/restore', '/api/documents']) {
    const response = await routes.request(path, { method: 'POST' })
    expect(response.status).toBe(404)
    expect(((await response.json()) as { message: string }).message).toMatch(/edited in TinaCloud/)
  }
})

test('when TinaCloud is silent, fails or refuses, the last content goes on, and it recovers', async () => {
  const site = await open(50)
  const { revision } = site
  for (const trouble of ['silence', 500, 401] as const) {
    const before = cloud.asked
    cloud.trouble = trouble
    await until(() => cloud.asked > before + 4, 'a failed round')
    expect((await site.content().pages()).length).toBeGreaterThan(3)
    expect(site.revision).toBe(revision)
  }
  cloud.trouble = undefined
  await cloud.edit(ABOUT, (page) => ({ ...page, title: 'Recovered' }))
  await until(async () => (await title(site)) === 'Recovered', 'the change')
})

test('a wrong token ends the start with the settings to look at', async () => {
  await expect(open(NEVER_MS, { token: 'wrong' })).rejects.toThrow(/401 Unauthorized.*TINA_CLIENT_ID, TINA_TOKEN and TINA_BRANCH/)
  await expect(open(NEVER_MS, { clientId: 'other' })).rejects.toThrow(/404 Not Found.*TINA_CLIENT_ID/)
})

test('a start while TinaCloud is down says so', async () => {
  cloud.trouble = 'silence'
  await expect(open(NEVER_MS)).rejects.toThrow(/no content to start with.*TinaCloud can't be reached at http:\/\/127\.0\.0\.1/)
})

test('a second start while it is down shows the content of the first', async () => {
  await cloud.edit(ABOUT, (page) => ({ ...page, title: 'Kept' }))
  await (await open(NEVER_MS)).stop()
  cloud.trouble = 'silence'
  expect(await title(await open(NEVER_MS))).toBe('Kept')
})

test('what the site does not read itself is passed on', async () => {
  const site = await open(NEVER_MS)
  const { data } = await site.request(FaqDocument as unknown as string, { relativePath: 'fillers-cost.json' })
  expect((data as { faq: { question: string } }).faq.question).toBeTruthy()
})

test('pictures are named as they lie in this site', () => {
  const at = (path: string) => JSON.stringify({ src: `https://assets.tina.io/abc/${path}` })
  expect(localPictures(at('scene/a.webp'), 'abc')).toBe('{"src":"/media/scene/a.webp"}')
  expect(localPictures(at('__staging/fix/hours/__file/scene/a.webp'), 'abc')).toBe('{"src":"/media/scene/a.webp"}')
  expect(localPictures(at('scene/a.webp'), 'other')).toBe(at('scene/a.webp'))
})
