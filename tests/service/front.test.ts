import { createServer, get, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { until } from './garden.ts'
import { build, type Site } from './site.ts'

type Answer = { headers: IncomingHttpHeaders; body: Buffer; byFront: boolean }

let stop: () => Promise<unknown> = async () => {}
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T12:00:10Z') }))
afterEach(async () => {
  await stop()
  vi.useRealTimers()
})

const SETTINGS = 'content/siteSettings/settings.json'

/** Starts the site behind its front, on a port of this machine; `ask` tells who answered. */
async function start(env: Record<string, string> = {}, given: Parameters<typeof build>[1] = {}) {
  const site: Site = await build(env, given)
  const listener = getRequestListener(site.app.fetch)
  let byFront = false
  const http = createServer((request, response) => {
    byFront = site.front.answer(request, response)
    if (!byFront) void listener(request, response)
  })
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready))
  stop = async () => {
    await new Promise((ended) => http.close(ended))
    await site.close()
  }
  const { port } = http.address() as AddressInfo
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Answer>((done, failed) => {
      const asked = get({ port, path, method, headers, agent: false }, async (answer) =>
        done({ headers: answer.headers, body: await buffer(answer), byFront }),
      )
      asked.once('error', failed)
    })
  return { site, ask }
}

const own = ({ 'x-request-id': _id, date: _date, ...headers }: IncomingHttpHeaders) => headers

test('a page is answered again by the front, with the same headers and bytes, in each encoding, under an id of its own', async () => {
  const { ask } = await start()
  const each = [
    ['br', '/about', brotliDecompressSync],
    ['gzip', '/ar/about', gunzipSync],
    ['identity', '/zh-CN/about', (bytes: Buffer) => bytes],
  ] as const
  for (const [encoding, path, unpack] of each) {
    const first = await ask(path, { 'accept-encoding': encoding })
    const again = await ask(path, { 'accept-encoding': encoding })
    expect([first.byFront, again.byFront]).toEqual([false, true])
    expect(own(again.headers)).toEqual(own(first.headers))
    expect(again.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
    expect(unpack(again.body).toString()).toBe(unpack(first.body).toString())
    expect(again.headers['x-content-type-options']).toBe('nosniff')
  }
})

test('a page that is asked for in another encoding for the first time is compressed by the site', async () => {
  const { ask } = await start()
  await ask('/about', { 'accept-encoding': 'br' })
  expect((await ask('/about', { 'accept-encoding': 'gzip' })).byFront).toBe(false)
  expect((await ask('/about', { 'accept-encoding': 'gzip' })).byFront).toBe(true)
})

test('a copy that was made in a hurry is made better when it is asked for again', async () => {
  const text = Array.from({ length: 4000 }, (_, at) => `<p>${(at * 7919) % 1009}</p>`).join('')
  const { ask } = await start({}, { render: async () => ({ response: new Response(text, { headers: { 'content-type': 'text/html' } }) }) })
  const size = async () => (await ask('/about', { 'accept-encoding': 'br' })).body.length
  const hurried = await size()
  await until(async () => (await size()) < hurried, 'a smaller copy')
})

test('whoever brings a cookie or an account, and whoever holds a page already, is answered by the site', async () => {
  const { site, ask } = await start()
  const { headers } = await ask('/about')
  const cookie = await site.signIn()
  const askers: Record<string, string>[] = [
    { cookie },
    { cookie: 'a=b' },
    { authorization: 'Basic YTpi' },
    { 'if-none-match': `${headers.etag}` },
  ]
  for (const asker of askers) expect((await ask('/about', asker)).byFront).toBe(false)
  expect((await ask('/about', {}, 'HEAD')).byFront).toBe(false)
  expect((await ask('/about')).byFront).toBe(true)
  // What an editor got is not what strangers get.
  await ask('/contact', { cookie })
  expect((await ask('/contact')).byFront).toBe(false)
})

test('addresses without end are not remembered', async () => {
  const { ask } = await start()
  for (const path of [
    '/about?utm_source=x',
    '/search?q=rose',
    '/london/facial?concern=hair',
    '/about.data',
    '/about.state',
    '/about/',
    '/sEARCH',
    '/%73earch',
    '/Staff',
  ]) {
    await ask(path)
    expect((await ask(path)).byFront, path).toBe(false)
  }
})

test('a save ends what was remembered, and so does the minute', async () => {
  const { site, ask } = await start()
  const brand = async () => JSON.parse((await ask('/about', { 'accept-encoding': 'identity' })).body.toString()).brand
  await brand()
  const settings = JSON.parse(await site.garden.text(SETTINGS))
  const editor = { email: 'ada@clinic.example', name: 'Ada' }
  await site.store.put(editor as never, new Map([[SETTINGS, JSON.stringify({ ...settings, brand: 'Another' })]]))
  expect(await brand()).toBe('Another')
  expect((await ask('/about', { 'accept-encoding': 'identity' })).byFront).toBe(true)
  vi.setSystemTime(new Date('2026-11-26T12:01:00Z'))
  expect((await ask('/about', { 'accept-encoding': 'identity' })).byFront).toBe(false)
})

test('a page that was being made while the content was saved is not remembered', async () => {
  let rendered = () => {}
  const waiting = new Promise<void>((done) => {
    rendered = done
  })
  let isBegun = false
  const { site, ask } = await start(
    {},
    {
      async render() {
        isBegun = true
        await waiting
        return { response: new Response('before the save') }
      },
    },
  )
  const asked = ask('/about')
  await until(() => isBegun, 'the making of the page')
  const settings = JSON.parse(await site.garden.text(SETTINGS))
  await site.store.put(
    { email: 'ada@clinic.example', name: 'Ada' } as never,
    new Map([[SETTINGS, JSON.stringify({ ...settings, brand: 'B' })]]),
  )
  rendered()
  await asked
  expect((await ask('/about')).byFront).toBe(false)
})

test('behind the gate nothing is remembered', async () => {
  const { ask } = await start({ GATE: 'server' })
  await ask('/about')
  expect((await ask('/about')).byFront).toBe(false)
})
