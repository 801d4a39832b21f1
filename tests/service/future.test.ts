import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { localOf } from '../../src/content/clinic/clinic-time.ts'
import type { DryRun } from '../../src/features/releases/rules/dry-run.ts'
import { PLANNED } from '../../src/features/releases/rules/planned.ts'
import { createSchedule } from '../../src/features/releases/server/schedule.ts'
import { baseOf } from '../../src/i18n/addresses.ts'
import { commitTo, edit } from '../fixtures/repository.ts'
import { ben } from './questions.ts'
import { build, ORIGIN, PASSWORD, type Site } from './site.ts'

const SETTINGS = 'content/siteSettings/settings.json'
const HOUR_MS = 60 * 60_000
const START = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS
const SECRET = 'Winter Rose'
const inHours = (hours: number) => new Date(START + hours * HOUR_MS)
const local = (hours: number) => localOf(inHours(hours))
const baseAt = (hours: number) => baseOf(`at/${local(hours)}`)

let site: Site
let [owner, tester, reception] = ['', '', '']
let brand = ''

beforeAll(async () => {
  site = await build()
  owner = await site.signIn()
  tester = await site.test()
  await site.accounts.add({ name: 'Rec', email: 'rec@clinic.example' }, PASSWORD, { role: 'reception', languages: [], enquiries: true })
  reception = await site.signIn('rec@clinic.example')
  brand = JSON.parse(await site.garden.text(SETTINGS)).brand
  await plan('Winter', { [SETTINGS]: edit<{ brand: string }>((one) => Object.assign(one, { brand: SECRET })) }, 2, 6)
})
afterAll(() => site.close())

/** Makes a draft and gives it a time. */
async function plan(name: string, files: Parameters<typeof commitTo>[2], from: number, until?: number) {
  const headers = { cookie: owner }
  const { branch } = (await (await site.ask('/api/drafts', { headers, body: { name } })).json()) as { branch: string }
  commitTo(site.garden.dir, branch, files)
  const dryRun = (await (await site.ask('/api/drafts/plan', { headers, body: { branch, choices: {} } })).json()) as DryRun
  const looked = dryRun.findings.map(({ key }) => key)
  const times = { from: local(from), ...(until !== undefined && { until: local(until) }) }
  expect((await site.ask(PLANNED, { headers, body: { branch, tip: dryRun.tip, choices: {}, looked, ...times } })).status).toBe(200)
  return branch
}

type Page = { brand: string; standsAt?: string; preview?: { future?: { begun: string[]; ended: string[]; left: string[] } } }
const get = (path: string, cookie = '', more: Record<string, string> = {}) => site.ask(path, { headers: { cookie, ...more } })
const pageAt = async (hours: number, cookie = tester) => (await (await get(`${baseAt(hours)}/about`, cookie)).json()) as Page
const futureAt = async (hours: number) => (await pageAt(hours)).preview?.future

test.each([
  ['a tester', () => tester],
  ['an editor', () => owner],
])('%s is led to the site of the moment that the address asks for, which is never kept nor indexed', async (_, cookie) => {
  const asked = await get(`/ar/about?at=${local(3)}&concern=hair`, cookie())
  expect([asked.status, asked.headers.get('location')]).toEqual([303, `${baseAt(3)}/ar/about?concern=hair`])
  expect(asked.headers.get('cache-control')).toBe('private, no-store')
  const page = await get(`${baseAt(3)}/ar/about`, cookie())
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(page.headers.get('x-robots-tag')).toBe('noindex')
  expect(await page.json()).toMatchObject({ brand: SECRET, standsAt: inHours(3).toISOString() })
  // From there to another moment, and back to now.
  expect((await get(`${baseAt(3)}/about?at=${local(9)}`, cookie())).headers.get('location')).toBe(`${baseAt(9)}/about`)
})

test('it shows what is due by then, and no longer what has ended', async () => {
  expect((await pageAt(1)).brand).toBe(brand)
  expect(await futureAt(1)).toMatchObject({ begun: [], ended: [], left: [] })
  expect((await pageAt(2)).brand).toBe(SECRET)
  expect(await futureAt(2)).toMatchObject({ begun: ['Winter'], ended: [] })
  expect((await pageAt(6)).brand).toBe(brand)
})

test('several drafts are joined in the order of their times, with what the site says meanwhile', async () => {
  const question = { question: 'New?', answer: 'Yes.', category: 'test', page: '/', translations: { zhCN: {}, zhTW: {}, ar: {} } }
  await plan('More', { 'content/faq/more.json': JSON.stringify(question, null, 2) }, 3)
  const about = JSON.parse(await site.garden.text('content/page/about.json'))
  await site.store.put(ben, new Map([['content/page/about.json', JSON.stringify({ ...about, title: 'Meanwhile' }, null, 2)]]))
  expect(await futureAt(4)).toMatchObject({ begun: ['Winter', 'More'] })
  expect((await pageAt(4)).brand).toBe(SECRET)
})

test('a draft that would not go out as it stands is named, and not shown', async () => {
  const branch = await plan('Moved on', { [SETTINGS]: edit<{ brand: string }>((one) => Object.assign(one, { brand: 'Seen' })) }, 20)
  expect((await pageAt(20)).brand).toBe('Seen')
  commitTo(site.garden.dir, branch, { [SETTINGS]: edit<{ brand: string }>((one) => Object.assign(one, { brand: 'Not seen' })) })
  expect((await pageAt(20)).brand).toBe(brand)
  expect(await futureAt(20)).toMatchObject({ left: ['Moved on'] })
})

test('a draft that somebody has to see still is named so, and shown once nobody has to', async () => {
  const demand = (tester: boolean) => {
    const body = { demands: { tester, translator: false, clinician: false }, clinicians: [] }
    return site.ask('/api/reviews/demands', { headers: { cookie: owner }, body })
  }
  await demand(true)
  expect(await futureAt(3)).toMatchObject({ begun: [], left: ['Winter', 'More'] })
  expect((await pageAt(3)).brand).toBe(brand)
  await demand(false)
  expect(await futureAt(3)).toMatchObject({ begun: ['Winter', 'More'], left: [] })
})

test('what is public until a time is shown as taken back after it', async () => {
  const clock = inHours(2)
  const { planned, releasing } = site.stores
  const parts = {
    branches: site.branches,
    planned,
    alone: releasing,
    origin: () => ORIGIN,
    report: async () => [],
    mayPublish: async () => true,
  }
  await createSchedule({ ...parts, now: () => clock }).look()
  expect(((await (await get('/about')).json()) as Page).brand).toBe(SECRET)
  expect((await pageAt(5)).brand).toBe(SECRET)
  expect((await pageAt(6)).brand).toBe(brand)
  expect(await futureAt(6)).toMatchObject({ ended: ['Winter'] })
})

test('strangers, and staff who don’t read the content, get the ordinary page and not a byte of a draft', async () => {
  const hidden = 'Hidden Rose'
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer()
  const files = {
    [SETTINGS]: edit<{ brand: string }>((one) => Object.assign(one, { brand: hidden })),
    'public/media/hidden.webp': picture,
  }
  const branch = await plan('Hidden', files, 4)
  expect((await pageAt(5)).brand).toBe(hidden)
  const address = `/media/${baseAt(5).slice(1)}/hidden.webp`
  const shown = await get(address, tester)
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(Buffer.from(await shown.arrayBuffer()).equals(picture)).toBe(true)
  const at = encodeURIComponent(local(5))
  const ordinary = await (await get('/about')).text()
  for (const cookie of ['', reception, 'site-tester=1; qa_session=x.y.z']) {
    for (const query of [`at=${at}`, `at=${local(5)}`, `at=${at}&at=${at}`]) {
      const page = await get(`/about?${query}`, cookie)
      expect([page.status, await page.text()]).toEqual([200, ordinary])
    }
    const ways: [string, Record<string, string>?][] = [
      [`${baseAt(5)}/about`],
      [`${baseAt(5)}/about.data`],
      [`${baseAt(5)}`],
      [`/%7Eat~${local(5)}/about`],
      [`/about?branch=at/${local(5)}`],
      [`/about?branch=${branch}`],
      [`/about.data?at=${at}`],
      ['/about', { 'x-branch': `at/${local(5)}` }],
      ['/about', { 'sec-fetch-dest': 'iframe', 'x-branch': `at/${local(5)}` }],
      [`/sitemap.xml?at=${at}`],
      [`/search?q=${hidden}&at=${at}`],
      [address],
      ['/media/hidden.webp'],
      [PLANNED],
    ]
    for (const [path, headers] of ways) {
      const answer = await get(path, `${cookie}; x-branch=at/${local(5)}`, headers)
      const text = await answer.text()
      expect(`${path} ${text.includes(hidden)} ${text.includes(String(picture))}`).toBe(`${path} false false`)
    }
  }
})

test('nothing is saved to another time, and what is sent from it is a trial', async () => {
  const head = () => site.garden.git('rev-parse', 'HEAD')
  const before = head()
  const query = 'mutation ($file: String!) { deleteDocument(collection: "faq", relativePath: $file) { __typename } }'
  const body = { query, variables: { file: 'fillers-cost.json' } }
  await site.ask('/api/tina/gql', { headers: { cookie: owner, 'x-branch': `at/${local(3)}` }, body })
  expect(head()).toBe(before)
  const fields = { form: 'contact', firstName: 'Ada', lastName: 'Hart', email: 'visitor@clinic.example', message: 'A trial?' }
  await site.ask('/api/enquiries', { headers: { cookie: tester }, body: { ...fields, page: `${baseAt(3)}/contact` } })
  const kept = await site.enquiries.book.list({ suspected: true })
  expect(kept[0]?.suspicions).toContain('trial')
})

test('a time that no clock shows leaves the page as it is', async () => {
  for (const at of ['soon', '2026-02-30T09:00', '']) expect((await get(`/about?at=${at}`, tester)).status).toBe(200)
})

test('what an address asks for is said: a day is its midnight, a wrong time and a past one show the site of now, with a word about it', async () => {
  const day = localOf(inHours(72)).slice(0, 10)
  expect((await get(`/about?at=${day}`, tester)).headers.get('location')).toBe(`${baseOf(`at/${day}T00:00`)}/about`)
  const now = (await (await get('/about', tester)).json()).brand
  for (const cookie of [tester, owner])
    for (const at of ['soon', '2026-02-30', '2027-03-28T01:30', '']) {
      const page = await (await get(`/about?at=${at}`, cookie)).json()
      expect([page.brand, page.preview?.wrongTime]).toEqual([now, true])
    }
  expect((await (await get('/about?at=soon')).json()).preview).toBeUndefined()
  expect((await pageAt(-48)).preview?.future).toMatchObject({ isPast: true })
  expect((await pageAt(3)).preview?.future).not.toHaveProperty('isPast')
})

test('an hour that comes twice is the first, or the one that the offset in the address chooses, and the bar is told so', async () => {
  const year = new Date().getFullYear() + 1
  const day = `${year}-10-${31 - new Date(Date.UTC(year, 9, 31)).getUTCDay()}`
  for (const [asked, local, moment] of [
    [`${day}T01:30`, `${day}T01:30`, `${day}T00:30:00.000Z`],
    [`${day}T01:30+01:00`, `${day}T01:30+01:00`, `${day}T00:30:00.000Z`],
    [`${day}T01:30%2B00:00`, `${day}T01:30+00:00`, `${day}T01:30:00.000Z`],
  ] as const) {
    const to = (await get(`/about?at=${asked}`, tester)).headers.get('location')
    expect(to).toBe(`${baseOf(`at/${local}`)}/about`)
    expect(await (await get(to ?? '', tester)).json()).toMatchObject({ standsAt: moment, preview: { future: { local } } })
  }
})
