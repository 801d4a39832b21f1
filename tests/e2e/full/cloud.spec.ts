import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { CLIENT_ID, PUBLIC_KEY } from '../../../src/content/cms/live-source.ts'
import { type Server, startServer } from '../../fixtures/server.ts'

/** A second server of this site stands in for TinaCloud: the same shape, content of its own. */
let cloud: Server
let told: Server
let asking: Server

const SECRET = 'webhook secret of these tests'
const HOUR = '3600'

test.describe.configure({ mode: 'serial', timeout: 300_000 })

test.beforeAll(async () => {
  test.setTimeout(300_000)
  cloud = await startServer({ CONTENT_PER_ADDRESS: '100000' })
  await rename('Before the start')
  const env = { TINA_CLIENT_ID: CLIENT_ID, TINA_TOKEN: PUBLIC_KEY, TINA_BRANCH: 'main', TINA_CONTENT_URL: cloud.origin }
  told = await startServer({ ...env, TINA_POLL_SECONDS: HOUR, TINA_WEBHOOK_SECRET: SECRET, CONTENT_DIR: '/nowhere' })
  asking = await startServer({ ...env, TINA_POLL_SECONDS: '1', CONTENT_DIR: '/nowhere' })
})
test.afterAll(async () => {
  for (const server of [told, asking, cloud]) await server?.stop()
})

/** An editor of the hosted service gives the about page another title. */
async function rename(title: string) {
  const file = join(cloud.dir, 'content/page/about.json')
  const page = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...page, seo: { ...page.seo, title } }, null, 2))
  await expect.poll(() => about(cloud), { timeout: 90_000 }).toContain(title)
}
const about = async (server: Server) => (await fetch(`${server.origin}/about`)).text()
/** A page without the address of its server, and without the hash of its data, in which the address stands too. */
const withoutOrigin = (html: string | undefined, { origin }: Server) =>
  html?.replaceAll(origin, '').replace(/(?<=\.state\?v=)[\w-]{20}/, '')
const webhook = (authorization: string) =>
  fetch(`${told.origin}/api/tina/webhook`, { method: 'POST', headers: { authorization }, body: '{"type":"content.modified"}' })

test('pages are rendered from the content of TinaCloud, whole and in four languages', async () => {
  for (const server of [told, asking]) {
    expect(await about(server)).toContain('Before the start')
    for (const path of ['/', '/ar', '/zh-CN/about', '/procedures/facial', '/procedures/injectables/dermal-filler']) {
      const [there, here] = await Promise.all([cloud, server].map(async ({ origin }) => (await fetch(origin + path)).text()))
      expect(withoutOrigin(here, server), path).toBe(withoutOrigin(there, cloud))
    }
  }
})

test('a change shows by asking every second', async () => {
  await rename('Found by asking')
  await expect.poll(() => about(asking), { timeout: 90_000 }).toContain('Found by asking')
})

test('a change shows by a webhook, and only by one with the secret', async () => {
  await rename('Told by the webhook')
  expect((await webhook('Bearer wrong')).status).toBe(401)
  expect(await about(told)).not.toContain('Told by the webhook')
  expect((await webhook(`Bearer ${SECRET}`)).status).toBe(202)
  await expect.poll(() => about(told), { timeout: 90_000 }).toContain('Told by the webhook')
})

test('the browser’s own question is answered without TinaCloud’s token', async () => {
  const [page, data] = await Promise.all(
    ['', '.state'].map(async (ending) => (await fetch(`${told.origin}/procedures/injectables/anti-wrinkle${ending}`)).text()),
  )
  expect(data).toContain(`/content/${CLIENT_ID}/github/main`)
  for (const text of [page, data]) expect(text).not.toContain(cloud.origin)
})

test('editing says where it is done', async () => {
  const response = await fetch(`${told.origin}/api/tina/gql`, { method: 'POST', body: '{}' })
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('edited in TinaCloud')
})

test('when TinaCloud is gone pages go on, the log says so, and enquiries are taken', async () => {
  await expect.poll(() => about(asking), { timeout: 90_000 }).toContain('Told by the webhook')
  await cloud.stop()
  await expect.poll(() => asking.output(), { timeout: 90_000 }).toContain("TinaCloud can't be reached")
  expect(await about(asking)).toContain('Told by the webhook')
  // A page that nobody has asked for yet.
  const response = await fetch(`${asking.origin}/zh-TW/procedures/body`)
  expect(response.status).toBe(200)
  const took = String(60_000)
  const enquiry = {
    form: 'contact',
    page: '/contact',
    firstName: 'Ada',
    lastName: 'Hart',
    email: 'ada@example.com',
    message: 'Open?',
    took,
  }
  const sent = await fetch(`${asking.origin}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(enquiry),
  })
  expect(sent.status).toBe(201)
})

test('a wrong token, or TinaCloud out of reach at the first start, ends the start with a sentence', async () => {
  const env = { TINA_CLIENT_ID: CLIENT_ID, TINA_TOKEN: 'wrong', TINA_BRANCH: 'main' }
  await expect(startServer({ ...env, TINA_CONTENT_URL: cloud.origin })).rejects.toThrow(/no content to start with.*can't be reached/)
  const other = await startServer()
  await expect(startServer({ ...env, TINA_CONTENT_URL: other.origin })).rejects.toThrow(
    /401.*Check TINA_CLIENT_ID, TINA_TOKEN and TINA_BRANCH/,
  )
  await other.stop()
})
