import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEnquiries } from '../../src/server/enquiries/database.ts'
import { build, type Site } from './site.ts'

let site: Site
let visitors = 0

beforeAll(async () => {
  site = await build({ ENQUIRIES_IN_TOTAL: '100000' })
})
afterAll(() => site.close())

const MESSAGE = { form: 'contact', page: '/contact', firstName: 'Margaret', lastName: 'Ellison', email: 'margaret@example.com' }
/** A message that nobody else writes, from an address of its own. */
const message = (change: object = {}) => ({ ...MESSAGE, message: `Is it open on Sunday? (${visitors})`, took: '9000', ...change })
const post = (body: unknown, headers: Record<string, string> = {}) => {
  visitors += 1
  return site.ask('/api/enquiries', { body, headers: { 'x-forwarded-for': `10.1.${visitors >> 8}.${visitors & 255}`, ...headers } })
}
const referenceOf = async (response: Response) => ((await response.json()) as { reference: string }).reference
const find = (reference: string) => site.enquiries.book.find(reference)

test('an enquiry is on the disk, whole, before its reference is answered', async () => {
  const response = await post(message({ page: '/ar/contact', preferredLocation: 'Edinburgh' }))
  expect(response.status).toBe(201)
  const reference = await referenceOf(response)
  expect(reference).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)
  // Another process, which shares no memory with the server, finds it.
  const other = openEnquiries(site.dataDir)
  expect(await other.book.find(reference)).toMatchObject({
    state: 'new',
    suspicions: [],
    received: { form: 'contact', locale: 'ar', firstName: 'Margaret', preferredLocation: 'Edinburgh', email: 'margaret@example.com' },
  })
  other.close()
  expect((await stat(join(site.dataDir, 'enquiries.sqlite'))).mode & 0o777).toBe(0o600)
})

test('a plain form leads to the thank-you page in its language', async () => {
  const { took: _took, ...fields } = message({ page: '/zh-TW/contact' })
  const response = await post(new URLSearchParams(fields).toString(), { 'content-type': 'application/x-www-form-urlencoded' })
  expect(response.status).toBe(303)
  const [, reference = ''] = /^\/zh-TW\/thank-you\?sent=([A-Z2-9-]+)&form=contact$/.exec(response.headers.get('location') ?? '') ?? []
  expect((await find(reference))?.received).toMatchObject({ locale: 'zh-TW', message: fields.message })
})

test('sent twice, at once or later, with or without the mark of the browser, it is one enquiry', async () => {
  const body = message({ key: 'a'.repeat(32) })
  const answers = await Promise.all([
    post(body),
    post(body),
    post({ ...body, key: 'b'.repeat(32) }),
    post({ ...body, page: '/ar/contact' }),
  ])
  const references = await Promise.all(answers.map(referenceOf))
  expect(new Set(references).size).toBe(1)
  expect(await referenceOf(await post(body))).toBe(references[0])
})

test('with the same mark but other words, both are kept: nothing that was written is lost', async () => {
  const key = 'c'.repeat(32)
  const first = await referenceOf(await post(message({ key, message: 'At nine?' })))
  const second = await referenceOf(await post(message({ key, message: 'Or rather at ten?' })))
  expect(second).not.toBe(first)
  expect((await find(second))?.received).toMatchObject({ message: 'Or rather at ten?' })
})

test('the same words a day later are a new enquiry, unless they carry the same mark', async () => {
  const { book } = site.enquiries
  const at = (day: number) => ({
    form: 'contact' as const,
    firstName: 'Ada',
    lastName: 'Hart',
    email: 'ada@example.com',
    phone: '',
    preferredLocation: undefined,
    message: 'Once more',
    locale: 'en' as const,
    receivedAt: new Date(Date.UTC(2026, 1, day)),
  })
  const first = await book.keep(at(1), { key: 'one', suspicions: [] })
  expect(await book.keep(at(3), { key: 'one', suspicions: [] })).toEqual({ reference: first.reference, again: true })
  expect((await book.keep(at(3), { key: 'two', suspicions: [] })).again).toBe(false)
})

test.each([
  ['the trap is filled in', { website: 'http://buy.example' }, 'trap'],
  ['it is sent within a second', { took: '900' }, 'haste'],
  ['the time makes no sense', { took: 'soon' }, 'haste'],
  ['a name is an address', { firstName: 'Win at www.casino.example' }, 'link in name'],
])('where %s, it is kept aside, and the sender sees no difference', async (_, change, suspicion) => {
  const response = await post(message(change))
  expect(response.status).toBe(201)
  expect((await find(await referenceOf(response)))?.suspicions).toEqual([suspicion])
})

test('many from one address are kept aside, and far too many refused, with other addresses unhindered', async () => {
  const statuses: number[] = []
  const asides: number[] = []
  for (let n = 0; n < 60; n += 1) {
    const response = await post(message(), { 'x-forwarded-for': '10.9.9.9' })
    statuses.push(response.status)
    if (response.status === 201) asides.push((await find(await referenceOf(response)))?.suspicions.length ?? -1)
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(50)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  expect(asides.slice(0, 6)).toEqual([0, 0, 0, 0, 0, 1])
  expect((await post(message())).status).toBe(201)
})

test('what can not be stored is refused with what was typed, and the failure is not silent', async () => {
  const broken = await build()
  broken.enquiries.close()
  const response = await broken.ask('/api/enquiries', { body: message() })
  expect(response.status).toBe(503)
  await broken.garden.uproot()
  broken.branches.close()
  broken.accounts.close()
})

const ATTACKS: [string, unknown][] = [
  ['an empty body', ''],
  ['half of JSON', '{"form":"contact"'],
  ['a list', []],
  ['null', 'null'],
  ['nested fields', { ...MESSAGE, message: { $gt: '' } }],
  ['a field as a list', { ...MESSAGE, message: ['a', 'b'] }],
  ['prototype pollution', '{"form":"contact","__proto__":{"firstName":"x"},"constructor":{"prototype":{}}}'],
  ['another form', { ...MESSAGE, form: 'toString' }],
  ['a day that is none', { ...MESSAGE, form: 'appointment', preferredDate: '2026-02-31', preferredLocation: 'London' }],
  ['a name with a thousand letters', message({ firstName: 'x'.repeat(1000) })],
  ['two addresses', message({ email: 'a@example.com,b@example.com' })],
  ['an address with a header', message({ email: 'a@example.com\r\nBcc: all@example.com' })],
]

test.each(ATTACKS)('%s is refused, and nothing is stored', async (_, body) => {
  const before = (await site.enquiries.book.list({ suspected: false, most: 1 }))[0]?.reference
  const response = await site.ask('/api/enquiries', { method: 'POST', body, headers: { 'x-forwarded-for': '10.2.0.1' } })
  expect([400, 422]).toContain(response.status)
  expect((await site.enquiries.book.list({ suspected: false, most: 1 }))[0]?.reference).toBe(before)
})

test('more than 64 kB is refused unread', async () => {
  expect((await post(message({ message: 'x'.repeat(70_000) }))).status).toBe(413)
})

test.each([
  ["'); DROP TABLE enquiry; --"],
  ['<script>alert(1)</script>'],
  ['NUL \0 inside, \u202e turned, \ud800 half a character'],
  ['=cmd|calc'],
])('%j is kept exactly as it was written', async (text) => {
  const reference = await referenceOf(await post(message({ message: text })))
  expect((await find(reference))?.received).toMatchObject({ message: text.trim() })
})

test('whatever is sent: never a server error, and what is stored is what was sent', async () => {
  const anything = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.constantFrom('', 'on', 'London', '2099-01-05', '9:00 AM'))
  const field = fc.oneof(anything, fc.jsonValue())
  const names = ['firstName', 'lastName', 'email', 'phone', 'preferredLocation', 'message', 'preferredDate', 'preferredTime', 'consent']
  const record = fc.record(Object.fromEntries([...names, 'page', 'key', 'took', 'website'].map((name) => [name, field])), {
    requiredKeys: [],
  })
  const property = fc.asyncProperty(record, fc.constantFrom('contact', 'appointment'), fc.boolean(), async (fields, form, good) => {
    const body = { ...fields, form, ...(good && { firstName: 'A', lastName: 'B', email: 'a@example.com' }) }
    const response = await post(body)
    expect([201, 422]).toContain(response.status)
    const answer = (await response.json()) as { reference?: string; problems?: object }
    if (answer.problems) {
      expect(Object.keys(answer.problems).length).toBeGreaterThan(0)
      return
    }
    const kept = await find(answer.reference ?? '')
    if (form === 'contact')
      expect(kept?.received).toMatchObject({ message: fields.message === true ? 'on' : String(fields.message).trim() })
  })
  await fc.assert(property, { numRuns: 500 })
})
