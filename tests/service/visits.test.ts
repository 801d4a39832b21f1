import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { clinicDate } from '../../src/content/clinic/clinic-time.ts'
import type { Counted, Figures } from '../../src/features/visits/rules/figures.ts'
import { FIGURES, OBJECTION, VISITS } from '../../src/features/visits/rules/visit.ts'
import { startRetention } from '../../src/server/retention.ts'
import { cookiesOf } from '../fixtures/server.ts'
import { build, newPlace, type Site } from './site.ts'

const DAY_MS = 24 * 60 * 60_000
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
// It is noon for the whole file: what is counted by day must not fall on two.
vi.useFakeTimers({ toFake: ['Date'], now: new Date().setUTCHours(12, 0, 0, 0) })
const today = clinicDate()
const VISIT = { pages: ['/ar/about'], width: 'phone', from: 'news.example', vitals: { lcp: 1130, inp: 64, cls: 0 } }

let site: Site
let cookie: string

beforeAll(async () => {
  site = await build({}, { history: false })
  cookie = await site.signIn()
})
afterAll(async () => {
  vi.useRealTimers()
  await site.close()
})

const tell = async (body: unknown = VISIT, headers: Record<string, string> = {}, of = site) =>
  (await of.ask(VISITS, { method: 'POST', body, headers: { 'user-agent': AGENT, 'content-type': 'text/plain;charset=UTF-8', ...headers } }))
    .status
const figures = async () => (await (await site.ask(FIGURES, { headers: { cookie } })).json()) as Figures
const seenOf = async (page: string) => (await figures()).pages.find((one) => one.page === page && !one.locale)?.seen ?? 0

test('visits are added to the counts of the day, with nothing of who it was', async () => {
  expect([await tell(), await tell(), await tell({ pages: ['/', '/ar/about'], width: 'desk' })]).toEqual([204, 204, 204])
  await site.stores.visits.flush()
  const rows = await site.stores.visits.since(today)
  const said = rows.map(({ day, kind, page, locale, width, detail, count }) => [day, kind, page, locale, width, detail, count].join(' '))
  expect(said.sort()).toEqual(
    [
      `${today} seen /about ar phone  2`,
      `${today} lcp /about ar phone 1200 2`,
      `${today} inp /about ar phone 75 2`,
      `${today} cls /about ar phone 0.001 2`,
      `${today} seen /about ar desk  1`,
      `${today} seen / en desk  1`,
      `${today} from    news.example 2`,
    ].sort(),
  )
})

test('editors read them by page, with what three of four visits keep to', async () => {
  const { pages, hosts, days } = await figures()
  expect(pages[0]).toEqual({ page: '/about', seen: 3, sent: 0, lcp: 1150, inp: 69, cls: 0.001 })
  expect(pages.find(({ page, locale }) => page === '/about' && locale === 'ar')?.seen).toBe(3)
  expect(hosts).toEqual([{ host: 'news.example', count: 2 }])
  expect(days).toEqual([{ day: today, seen: 4, sent: 0 }])
})

test.each<[string, Record<string, string>]>([
  ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['Global Privacy Control', { 'sec-gpc': '1' }],
  ['Do Not Track', { dnt: '1' }],
  ['an objection', { cookie: 'uncounted=yes' }],
  ['a browser that a tester has signed in with', { cookie: 'qa_authenticated=true' }],
])('nothing is counted of: %s', async (_, headers) => {
  const before = await seenOf('/about')
  expect(await tell(VISIT, headers)).toBe(204)
  expect(await seenOf('/about')).toBe(before)
})

test('editors, and what another site sends, are not counted, nor anything that is told wrongly', async () => {
  const before = await seenOf('/about')
  expect(await tell(VISIT, { cookie })).toBe(204)
  expect(await tell(VISIT, { origin: 'https://other.example' })).toBe(403)
  expect(await tell({ ...VISIT, width: 'huge' })).toBe(400)
  expect(await tell('{"pages":')).toBe(400)
  expect(await tell({ ...VISIT, more: 'x'.repeat(9000) })).toBe(413)
  expect(await tell({ ...VISIT, pages: ['/nowhere', '/~fix/about', '/staff'] })).toBe(204)
  expect(await seenOf('/about')).toBe(before)
  expect((await figures()).pages.map(({ page }) => page)).not.toContain('/nowhere')
})

test('before the launch nothing is counted', async () => {
  const closed = await build({ GATE: 'server' }, { history: false })
  try {
    expect(await tell(VISIT, {}, closed)).toBe(204)
    await closed.stores.visits.flush()
    expect(await closed.stores.visits.since('2000-01-01')).toEqual([])
  } finally {
    await closed.close()
  }
})

test('so many a minute from one address are believed', async () => {
  const other = await build({}, { history: false })
  try {
    const answers = []
    for (let n = 0; n < 62; n++) answers.push(await tell({ pages: ['/'], width: 'desk' }, {}, other))
    expect([answers.filter((status) => status === 204).length, answers.at(-1)]).toEqual([60, 429])
  } finally {
    await other.close()
  }
})

test('a visitor objects by a form, and takes it back; the page says so', async () => {
  const post = (choice: string, page: string) =>
    site.ask(OBJECTION, {
      body: new URLSearchParams({ choice, page }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const objected = await post('object', '/ar/privacy')
  expect([objected.status, objected.headers.get('location')]).toEqual([303, '/ar/privacy?counted=no#counted'])
  expect(objected.headers.getSetCookie()[0]).toMatch(/^uncounted=yes; Max-Age=34560000; Path=\/; SameSite=Lax$/)
  const before = await seenOf('/about')
  await tell(VISIT, { cookie: cookiesOf(objected) })
  expect(await seenOf('/about')).toBe(before)
  const back = await post('count', '//other.example/')
  expect([back.status, back.headers.get('location')]).toEqual([303, '/?counted=yes#counted'])
  expect(back.headers.getSetCookie()[0]).toMatch(/^uncounted=; Max-Age=0; /)
})

test('a form that was sent counts on its page, once, unless its visitor objects', async () => {
  const send = (message: string, headers: Record<string, string> = {}) =>
    site.ask('/api/enquiries', {
      body: { form: 'contact', page: '/ar/contact', firstName: 'Ada', lastName: 'Hart', email: 'ada@example.com', took: '9000', message },
      headers: { 'user-agent': AGENT, ...headers },
    })
  expect((await send('Is it open?')).status).toBe(201)
  expect((await send('Is it open?')).status).toBe(201)
  expect((await send('Is it closed?', { 'sec-gpc': '1' })).status).toBe(201)
  const { pages } = await figures()
  expect(pages.filter(({ page }) => page === '/contact').map(({ locale, sent }) => [locale, sent])).toEqual([
    [undefined, 1],
    ['ar', 1],
  ])
})

test('hosts that were invented fill no more than a part of a day', async () => {
  const { visits } = site.stores
  const from = (n: number): Counted => ({ kind: 'from', page: '', locale: '', width: '', detail: `host${n}.example` })
  visits.note(Array.from({ length: 300 }, (_, n) => from(n)))
  await visits.flush()
  visits.note([{ ...from(0), detail: 'news.example' }])
  const { hosts } = await figures()
  expect(hosts).toHaveLength(200)
  expect(hosts[0]).toEqual({ host: 'news.example', count: 3 })
})

test('they are erased after four hundred days, with what else is old', async () => {
  const { stores, enquiries } = site
  const later = (days: number) => {
    const clocks = { now: () => Date.now() + days * DAY_MS, running: () => performance.now() }
    const clock = { read: async () => undefined, write: async () => undefined }
    const retention = startRetention({ ...enquiries, clock, visits: stores.visits }, 10_000, clocks)
    return retention.first.then(() => retention.stop())
  }
  await later(399)
  expect((await stores.visits.since(today)).length).toBeGreaterThan(0)
  await later(402)
  expect(await stores.visits.since(today)).toEqual([])
})

test('two stores over one place add to the same counts', async () => {
  const { openStores } = await import('../../src/server/stores.ts')
  const { readSettings } = await import('../../src/server/settings.ts')
  const settings = readSettings(await newPlace())
  const stores = await openStores(settings)
  stores.visits.note([{ kind: 'seen', page: '/', locale: 'en', width: 'desk', detail: '' }])
  await stores.close()
  const again = await openStores(settings)
  again.visits.note([{ kind: 'seen', page: '/', locale: 'en', width: 'desk', detail: '' }])
  await again.visits.flush()
  expect((await again.visits.since(today)).map(({ count }) => count)).toEqual([2])
  await again.close()
})
