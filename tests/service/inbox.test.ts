import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { KeptEnquiry } from '../../src/features/enquiries/server/record.ts'
import { cell } from '../../src/server/http/csv.ts'
import { startRetention } from '../../src/server/retention.ts'
import { build, ON_POSTGRES, type Site } from './site.ts'

let site: Site
let cookie: string

beforeAll(async () => {
  site = await build({ ENQUIRIES_PER_ADDRESS: '1000' })
  cookie = await site.signIn()
})
afterAll(() => site.close())

const MESSAGE = { form: 'contact', page: '/contact', firstName: 'Margaret', lastName: 'Ellison', email: 'margaret@example.com' }
const send = async (change: object) =>
  ((await (await site.ask('/api/enquiries', { body: { ...MESSAGE, ...change } })).json()) as { reference: string }).reference
const inbox = (path: string, init: Parameters<Site['ask']>[1] = {}) => site.ask(`/api/inbox/${path}`, { ...init, headers: { cookie } })
type Listed = { enquiries: KeptEnquiry[]; counts: object; mail: object }
const list = async (query = '') => (await (await inbox(`enquiries${query}`)).json()) as Listed
const references = async (query = '') => (await list(query)).enquiries.map(({ reference }) => reference)

test.each(['enquiries', 'unread', 'log', 'enquiries.csv', 'enquiries/AAAA-BBBB'])('%s is for signed-in editors only', async (path) => {
  expect((await site.ask(`/api/inbox/${path}`)).status).toBe(401)
})

test('the newest come first, by clinic and state, with likely spam in a list of its own', async () => {
  const london = await send({ preferredLocation: 'London', message: 'One' })
  const edinburgh = await send({ preferredLocation: 'Edinburgh', message: 'Two' })
  const spam = await send({ 'kept-empty': 'x', took: '9', message: 'Three' })
  expect(await references()).toEqual([edinburgh, london])
  expect(await references('?clinic=London')).toEqual([london])
  expect(await references('?suspected=1')).toEqual([spam])
  expect(await references('?state=booked')).toEqual([])
  expect(await (await inbox('unread')).json()).toEqual({ unread: 2, suspected: 1, unreachable: 0 })
  expect((await list()).mail).toMatchObject({ sends: false, waiting: 4 })
})

test('a state and a note are kept, and no longer counted as new', async () => {
  const reference = await send({ message: 'Call me' })
  const before = (await list()).counts
  const response = await inbox(`enquiries/${reference}`, { method: 'PATCH', body: { state: 'contacted', note: 'Rang at ten', before: '' } })
  expect(await response.json()).toMatchObject({ state: 'contacted', note: 'Rang at ten' })
  expect((await list()).counts).not.toEqual(before)
  expect(await references('?state=contacted')).toEqual([reference])
  const note = 'NUL \0, \u202e, two\r\nlines'
  expect(await (await inbox(`enquiries/${reference}`, { method: 'PATCH', body: { note, before: 'Rang at ten' } })).json()).toMatchObject({
    note: note.replace('\0', ''),
  })
  for (const body of [{ state: 'lost' }, { suspected: true }, 'x', { note: 'x'.repeat(6000), before: '' }, { note: 'x' }])
    expect((await inbox(`enquiries/${reference}`, { method: 'PATCH', body })).status).toBe(400)
  expect((await inbox('enquiries/AAAA-AAAA', { method: 'PATCH', body: { state: 'new' } })).status).toBe(404)
})

test('a note that somebody else has written meanwhile is not overwritten unread, whoever is first', async () => {
  const reference = await send({ message: 'Two of us read this', email: 'edith@example.com' })
  const save = (body: object) => inbox(`enquiries/${reference}`, { method: 'PATCH', body })
  const answers = await Promise.all(['Rang at ten', 'Wrote at ten'].map((note) => save({ note, before: '', state: 'contacted' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const [first, second] = answers[0]?.status === 200 ? ['Rang at ten', 'Wrote at ten'] : ['Wrote at ten', 'Rang at ten']
  const refused = answers.find(({ status }) => status === 409)
  expect(await refused?.json()).toEqual({ message: expect.stringContaining('somebody else has written another note'), note: first })
  expect(await site.enquiries.book.find(reference)).toMatchObject({ note: first, state: 'contacted' })
  expect((await save({ note: second, before: '', state: 'booked' })).status).toBe(409)
  expect(await site.enquiries.book.find(reference)).toMatchObject({ note: first, state: 'contacted' })
  // A state alone overwrites no note, and what is there already may be sent again.
  expect(await (await save({ state: 'booked' })).json()).toMatchObject({ note: first, state: 'booked' })
  expect((await save({ note: first, before: '' })).status).toBe(200)
  expect(await (await save({ note: second, before: first })).json()).toMatchObject({ note: second })
})

test('another site can change nothing, even with the cookie', async () => {
  const reference = await send({ message: 'Mine' })
  const headers = { cookie, origin: 'http://evil.example' }
  expect((await site.ask(`/api/inbox/enquiries/${reference}`, { method: 'DELETE', headers })).status).toBe(403)
})

test('what is deleted is gone', async () => {
  const reference = await send({ message: 'Delete me' })
  expect((await inbox(`enquiries/${reference}`, { method: 'DELETE' })).status).toBe(204)
  expect((await inbox(`enquiries/${reference}`, { method: 'DELETE' })).status).toBe(404)
  expect(await site.enquiries.book.find(reference)).toBeUndefined()
  expect((await references()).includes(reference)).toBe(false)
})

test.skipIf(ON_POSTGRES)('what is deleted is gone from the disk as well', async () => {
  const secret = 'a-word-that-nobody-else-writes'
  const reference = await send({ message: secret })
  expect((await inbox(`enquiries/${reference}`, { method: 'DELETE' })).status).toBe(204)
  for (const file of ['enquiries.sqlite', 'enquiries.sqlite-wal'])
    expect(await readFile(join(site.dataDir, file), 'latin1')).not.toContain(secret)
})

test('the export holds every field, and no formula', async () => {
  await send({ firstName: '=SUM(1,"x")', message: 'Two\nlines, "quoted"' })
  const text = await (await inbox('enquiries.csv')).text()
  expect(text).toContain(`"'=SUM(1,""x"")"`)
  expect(text).toContain('"Two\nlines, ""quoted"""')
  expect(['-1', '@x', ' =x', 'plain', undefined].map(cell)).toEqual(["'-1", "'@x", `" '=x"`, 'plain', ''])
})

test('every reading, change, export and deletion is in the log, by editor', async () => {
  const entries = (await (await inbox('log')).json()) as { editor: string; action: string }[]
  expect(new Set(entries.map(({ action }) => action))).toEqual(new Set(['read', 'change', 'export', 'delete']))
  expect(new Set(entries.map(({ editor }) => editor))).toEqual(new Set(['ada@clinic.example']))
})

test('after the retention period enquiries are erased, and younger ones stay', async () => {
  const reference = await send({ message: 'Young' })
  const { book } = site.enquiries
  const received = { ...MESSAGE, form: 'contact' as const, phone: '', preferredLocation: undefined, message: 'Old', locale: 'en' as const }
  const old = await book.keep({ ...received, receivedAt: new Date(Date.now() - 31 * 86_400_000) }, { suspicions: [] })
  const retention = startRetention(site.enquiries, 30)
  await retention.first
  retention.stop()
  expect(await book.find(old.reference)).toBeUndefined()
  expect(await book.find(reference)).toBeDefined()
})
