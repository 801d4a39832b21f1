import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { PRESENCE } from '../../src/features/presence/rules/presence.ts'
import { EACH_AT_MOST } from '../../src/features/presence/server/presence.ts'
import { ben, question, UPDATE } from './questions.ts'
import { build, ORIGIN, PASSWORD, type Site } from './site.ts'

const [PAGE, FAQ] = ['content/page/about.json', 'content/faq/fillers-cost.json']

let site: Site
let [ada, benja] = ['', '']

beforeAll(async () => {
  site = await build({}, { beatMs: 1000 })
  await site.accounts.add(ben, PASSWORD)
  ada = await site.signIn()
  benja = await site.signIn(ben.email)
})
afterAll(() => site.close())

type Said = { event: string; data: unknown }

/** An admin that has documents open: what it is told, event by event. */
function open(cookie: string, paths = [PAGE], more: Record<string, string> = {}) {
  const leaving = new AbortController()
  const query = new URLSearchParams([...paths.map((path) => ['path', path]), ...Object.entries(more)])
  const said: Said[] = []
  let beats = 0
  let isOver = false
  const answered = Promise.resolve(
    site.app.request(`${ORIGIN}${PRESENCE}?${query}`, { headers: { cookie, host: 'site.example' }, signal: leaving.signal }),
  )
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  const reading = answered.then(async (response) => {
    if (response.status !== 200) return
    reader = response.body?.getReader()
    const decoder = new TextDecoder()
    for (;;) {
      const { done, value } = (await reader?.read().catch(() => ({ done: true, value: undefined }))) ?? { done: true }
      if (done) break
      for (const part of decoder.decode(value).split('\n\n').filter(Boolean)) {
        const [, event, data] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? []
        if (event === 'beat') beats += 1
        else if (event) said.push({ event, data: JSON.parse(data ?? '') })
      }
    }
    isOver = true
  })
  const tab = {
    answered,
    said,
    last: (event: string) => said.filter((one) => one.event === event).at(-1)?.data,
    beats: () => beats,
    isOver: () => isOver,
    async close() {
      await answered
      await reader?.cancel()
      await reading
    },
  }
  tabs.push(tab)
  return tab
}

const tabs: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(tabs.splice(0).map((tab) => tab.close()))
  expect(site.presence.size()).toBe(0)
})

const others = (tab: ReturnType<typeof open>) => tab.last('others')

test('whoever has a page open is told who else has it open, in which language, until they close it', async () => {
  const mine = open(ada)
  await expect.poll(() => others(mine)).toEqual({})
  const theirs = open(benja, [PAGE], { language: 'ar' })
  await expect.poll(() => others(mine)).toEqual({ [PAGE]: [{ name: 'Ben Low', language: 'ar' }] })
  await expect.poll(() => others(theirs)).toEqual({ [PAGE]: [{ name: 'Ada Hart', language: 'en' }] })
  await theirs.close()
  await expect.poll(() => others(mine)).toEqual({})
})

test('several tabs of one person are one person to others, and nobody to themselves', async () => {
  const [mine, again] = [open(ada), open(ada, [PAGE, FAQ])]
  const theirs = open(benja, [FAQ, PAGE])
  const own = [{ name: 'Ada Hart', language: 'en' }]
  await expect.poll(() => others(theirs)).toEqual({ [FAQ]: own, [PAGE]: own })
  expect(others(mine)).toEqual({ [PAGE]: [{ name: 'Ben Low', language: 'en' }] })
  await again.close()
  await expect.poll(() => others(theirs)).toEqual({ [PAGE]: own })
})

test('people on other branches, and on other pages, are not named', async () => {
  const mine = open(ada)
  await expect.poll(() => others(mine)).toEqual({})
  await open(benja, [PAGE], { branch: 'spring' }).answered
  await open(benja, [FAQ]).answered
  await expect.poll(() => site.presence.size()).toBe(3)
  open(benja, [PAGE])
  await expect.poll(() => others(mine)).toEqual({ [PAGE]: [{ name: 'Ben Low', language: 'en' }] })
  expect(mine.said.filter(({ event }) => event === 'others')).toHaveLength(2)
})

test('a save is told to others who have the document open, and not to who saved', async () => {
  const [mine, theirs, elsewhere] = [open(ada, [PAGE, FAQ]), open(benja, [FAQ]), open(benja, [PAGE])]
  await expect.poll(() => site.presence.size()).toBe(3)
  const body = { query: UPDATE, variables: { file: 'fillers-cost.json', params: question('Saved by Ada?') } }
  expect((await site.ask('/api/tina/gql', { headers: { cookie: ada, 'x-branch': 'main' }, body })).status).toBe(200)
  await expect.poll(() => theirs.last('saved')).toEqual({ path: FAQ, name: 'Ada Hart' })
  expect([mine.last('saved'), elsewhere.last('saved')]).toEqual([undefined, undefined])
})

test('nothing but the shown name leaves the server', async () => {
  const mine = open(ada)
  open(benja)
  await expect.poll(() => others(mine)).toEqual({ [PAGE]: [{ name: 'Ben Low', language: 'en' }] })
  expect(JSON.stringify(mine.said)).not.toMatch(/@|session|[0-9a-f]{8}-/)
})

test('the stream is let through by proxies, is kept by nobody, and gives signs of life', async () => {
  const mine = open(ada)
  const { headers } = await mine.answered
  expect(headers.get('content-type')).toBe('text/event-stream')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-accel-buffering')).toBe('no')
  await expect.poll(mine.beats).toBeGreaterThan(2)
})

test('visitors and testers are told nothing', async () => {
  for (const cookie of ['', await site.test()]) expect((await open(cookie).answered).status).toBe(401)
})

test('what is no document of the content is no place to be', async () => {
  for (const path of ['', 'package.json', 'content/../secret.json']) expect((await open(ada, [path]).answered).status).toBe(400)
})

test('a session that ends takes its streams along', async () => {
  const again = await site.signIn(ben.email)
  const [mine, theirs] = [open(ada), open(again)]
  await expect.poll(() => others(mine)).toEqual({ [PAGE]: [{ name: 'Ben Low', language: 'en' }] })
  await site.ask('/api/editors/sign-out', { headers: { cookie: again }, body: {} })
  await expect.poll(() => others(mine)).toEqual({})
  await expect.poll(theirs.isOver).toBe(true)
})

test('a stream ends when whoever has it is given a role that reads no content', async () => {
  const stays = { role: 'editor', languages: [], enquiries: false } as const
  const theirs = open(await site.signIn(ben.email))
  await expect.poll(theirs.beats).toBeGreaterThan(0)
  await site.accounts.setRole(ben.email, { ...stays, role: 'reception' })
  await expect.poll(theirs.isOver).toBe(true)
  await site.accounts.setRole(ben.email, stays)
})

test('a session has few streams: the newest takes the place of the oldest, which is told', async () => {
  const first = open(ada)
  await first.answered
  const more = Array.from({ length: EACH_AT_MOST }, () => open(ada))
  await Promise.all(more.map(({ answered }) => answered))
  await expect.poll(first.isOver).toBe(true)
  expect(first.last('replaced')).toEqual({})
  expect(site.presence.size()).toBe(EACH_AT_MOST)
})

test('over a real connection: a tab that is gone is noticed at once, and a server that stops waits for none', async () => {
  const http = createServer(getRequestListener(site.app.fetch))
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready))
  const address = `http://127.0.0.1:${(http.address() as AddressInfo).port}${PRESENCE}?path=${PAGE}`
  const leaving = new AbortController()
  const [gone, stays] = await Promise.all([
    fetch(address, { headers: { cookie: ada }, signal: leaving.signal }),
    fetch(address, { headers: { cookie: benja } }),
  ])
  expect([gone.status, stays.status, site.presence.size()]).toEqual([200, 200, 2])
  leaving.abort()
  await expect.poll(() => site.presence.size()).toBe(1)
  const stopped = new Promise((done) => http.close(done))
  site.presence.leaveAll()
  expect(await stays.text()).toContain('event: others')
  http.closeIdleConnections()
  await stopped
})
