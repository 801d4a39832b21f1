import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createGate } from '../../src/features/gate/server/gate.ts'
import { addressIn } from '../../src/i18n/addresses.ts'
import { TOLD_WORDS } from '../../src/i18n/told-words.ts'
import { LOCALES } from '../../src/model/languages.ts'
import { readClient } from '../../src/server/http/client-address.ts'
import { steadyClock } from '../../src/server/http/steady-clock.ts'
import { cookiesOf } from '../fixtures/server.ts'
import { build, ORIGIN, type Site, TESTERS } from './site.ts'

const ABOUT = '/media/img/about.webp'
const SOON = '/media/film/hero-thistle-poster.webp'
let site: Site

beforeAll(async () => {
  site = await build({ GATE: 'server' })
})
afterAll(() => site.close())
afterEach(() => {
  vi.useRealTimers()
  steadyClock.begin()
  vi.restoreAllMocks()
})

const isIn = async (cookie: string) => {
  const response = await site.ask('/about', { headers: { cookie } })
  return ((await response.json()) as { open: boolean }).open
}
const signOut = (cookie: string) => site.ask('/api/gate/sign-out', { method: 'POST', headers: { cookie } })

test('each browser gets a pass of its own; signing out ends it for every copy of it, and no other', async () => {
  const [one, other] = [await site.test(), await site.test()]
  expect(one).not.toBe(other)
  expect([await isIn(one), await isIn(other)]).toEqual([true, true])
  const gone = (await signOut(one)).headers.getSetCookie().map((cookie) => cookie.split(';')[0])
  expect(gone.sort()).toEqual(['qa_authenticated=', 'qa_session='])
  expect([await isIn(one), await isIn(other)]).toEqual([false, true])
})

test('a pass ends after 30 days, and one from the future is none', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const setBy = (days: number) => {
    vi.setSystemTime(Date.now() + days * 86_400_000)
    steadyClock.begin()
  }
  const cookie = await site.test()
  setBy(29)
  expect(await isIn(cookie)).toBe(true)
  setBy(2)
  expect(await isIn(cookie)).toBe(false)
  setBy(-60)
  expect(await isIn(cookie)).toBe(false)
})

test('a new password ends every pass that was given for the old one', async () => {
  const { endedPasses } = site.stores
  const gateWith = (password: string) => createGate({ mode: 'server', password, key: 'key'.repeat(20), endedPasses })
  const holds = async (password: string, cookie: string) => {
    let is = false
    const app = new Hono().get('*', async (c) => {
      is = await gateWith(password).isTester(c)
      return c.text('')
    })
    await app.request('/', { headers: { cookie } })
    return is
  }
  const cookie = await site.test()
  expect(await holds(TESTERS, cookie)).toBe(true)
  expect(await holds('another password', cookie)).toBe(false)
})

test.each([
  ['nothing', ''],
  ['what it was for everybody, once', 'qa_session=true.dGVzdA%3D%3D'],
  ['a pass that nobody signed', `qa_session=a.${Date.now().toString(36)}.c2lnbmF0dXJl`],
  ['only the flag', 'qa_authenticated=true'],
])('%s opens nothing', async (_what, cookie) => {
  expect(await isIn(cookie)).toBe(false)
})

const post = (body: string, type = 'application/x-www-form-urlencoded') =>
  site.ask('/api/gate/sign-in', { body, headers: { 'content-type': type, 'x-forwarded-for': `192.0.2.${Math.ceil(Math.random() * 250)}` } })
const form = (values: Record<string, string>) => post(new URLSearchParams(values).toString())

test.each([
  ['/ar/about?x=1', '/ar/about?x=1'],
  ['/~fix~hours/about', '/~fix~hours/about'],
  ['//other.example', '/'],
  ['/\t/other.example', '/'],
  ['/\\other.example', '/'],
  ['/..//other.example', '/'],
  ['/a<script>', '/a%3Cscript%3E'],
  // Signs that browsers leave out stand in no address of ours.
  ['/a\n<script>', '/'],
  ['https://other.example', '/'],
])('after the right password %j leads to %s', async (to, location) => {
  const response = await form({ password: TESTERS, to })
  expect(response.status).toBe(303)
  const cookie = cookiesOf(response)
  const next = await site.ask(response.headers.get('location') ?? '', { headers: { cookie } })
  expect([next.status, next.headers.get('location')]).toEqual([303, location])
})

test.each(LOCALES)('a browser that keeps no cookies is told so, in %s, and not led to the closed page again', async (locale) => {
  const response = await form({ password: TESTERS, to: '/about' })
  const referer = `${ORIGIN}${addressIn('/about', locale)}`
  const next = await site.ask(response.headers.get('location') ?? '', { headers: { accept: 'text/html', referer } })
  expect([next.status, next.headers.get('content-language')]).toEqual([403, locale])
  expect(await next.text()).toContain(TOLD_WORDS[locale].noCookies.title)
})

test.each([' ', '\n', '\t ', '\u00a0', '\ufeff'])('a password that was pasted with %j around it is right', async (space) => {
  for (const type of ['form', 'json'] as const) {
    const password = `${space}${TESTERS}${space}`
    const response = await (type === 'form' ? form({ password }) : post(JSON.stringify({ password }), 'application/json'))
    expect(cookiesOf(response)).toContain('qa_session=')
  }
})

test.each(LOCALES)('who signs out on a page in %s stays in that language', async (locale) => {
  const headers = { cookie: await site.test(), referer: `${ORIGIN}${addressIn('/about', locale)}` }
  const response = await site.ask('/api/gate/sign-out', { method: 'POST', headers })
  expect(response.headers.get('location')).toBe(addressIn('/', locale))
})

test('after a wrong one the form comes back, in its language, and still knows where to go', async () => {
  const response = await form({ password: 'wrong', to: '/~fix/ar/about' })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/ar/staff?to=%2F~fix%2Far%2Fabout&staff=wrong#staff'])
})

test.each([
  ['multipart without a boundary', 'multipart/form-data', 'x'],
  ['multipart that breaks off', 'multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="password"\r\n\r\nx'],
  [
    'a file for a password',
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="password"; filename="a"\r\n\r\nx\r\n--b--',
  ],
  ['half of a document', 'application/json', '{"password":'],
  ['null', 'application/json', 'null'],
  ['a list', 'application/json', '["x"]'],
  ['nothing', 'text/plain', ''],
])('%s is a wrong password', async (_what, type, body) => {
  expect([303, 401]).toContain((await post(body, type)).status)
})

test('each wrong password is one sentence in the log, without what was typed', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  await form({ password: 'my own secret' })
  expect(said.mock.calls).toEqual([['Gate: a wrong password was refused.']])
})

test('behind https the cookies are for https only', async () => {
  const given = async (publicUrl: string) => {
    const app = new Hono().use(readClient({ trustedProxies: [], publicUrl }))
    app.route('/', createGate({ mode: 'server', password: TESTERS, key: 'key'.repeat(20), endedPasses: site.stores.endedPasses }).routes)
    const response = await app.request('http://site.example/api/gate/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: TESTERS }),
    })
    return response.headers.getSetCookie().map((cookie) => /; Secure/.test(cookie))
  }
  expect(await given('https://clinic.example')).toEqual([true, true])
  expect(await given('')).toEqual([false, false])
})

test('before the launch the only pictures for everybody are those of the coming-soon page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'public-'))
  const own = await build({ GATE: 'server' }, { public: folder })
  const picture = await sharp({ create: { width: 600, height: 40, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer()
  for (const path of [ABOUT, SOON, '/hero-video.mp4', '/other-video.mp4', '/logo.svg']) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), picture)
  }
  const get = async (path: string, cookie = '') => (await own.ask(path, { headers: { cookie } })).headers.get('content-type')
  const [tester, editor] = [await own.test(), await own.signIn()]
  for (const path of [SOON, SOON.replace('/media/', '/media/w480/'), '/hero-video.mp4', '/logo.svg'])
    expect(await get(path), path).toMatch(/^(image|video)/)
  const ways = [
    ABOUT,
    ABOUT.replace('/media/', '/media/w480/'),
    '/media/img/%61bout.webp',
    '/media%2fimg%2fabout.webp',
    '/%6dedia/img/about.webp',
  ]
  for (const path of [...ways, '/Media/img/about.webp', '/other-video.mp4', '/other%2dvideo.mp4'])
    for (const cookie of ['', 'qa_authenticated=true']) expect(await get(path, cookie), path).not.toMatch(/^(image|video)/)
  for (const cookie of [tester, editor]) {
    for (const path of ways) expect(await get(path, cookie), path).toBe('image/webp')
    expect(await get('/other-video.mp4', cookie)).toBe('video/mp4')
  }
  await own.close()
  await rm(folder, { recursive: true })
})
