import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStores } from '../../src/server/stores.ts'
import { times } from '../fixtures/times.ts'
import { build, ON_POSTGRES, type Site } from './site.ts'

let site: Site
let visitors = 0

beforeAll(async () => {
  site = await build({ ENQUIRIES_IN_TOTAL: '100000' })
})
afterAll(() => site.close())

const MESSAGE = { form: 'contact', page: '/contact', firstName: 'Margaret', lastName: 'Ellison', email: 'margaret@example.com' }
/** A message that nobody else writes, from an address of its own. */
const message = (change: object = {}) => ({
  ...MESSAGE,
  email: `margaret${visitors}@example.com`,
  message: `Is it open on Sunday? (${visitors})`,
  took: '9000',
  ...change,
})
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
  const other = await openStores(site.settings)
  expect(await other.enquiries.book.find(reference)).toMatchObject({
    state: 'new',
    suspicions: [],
    received: { form: 'contact', locale: 'ar', firstName: 'Margaret', preferredLocation: 'Edinburgh', email: 'margaret0@example.com' },
  })
  await other.close()
})

test.skipIf(ON_POSTGRES)("the file is for the server's user only", async () => {
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

const SIGNS: [string, Record<string, string>][] = [
  ['trap', { 'kept-empty': 'http://buy.example' }],
  ['haste', { took: '900' }],
  ['haste', { took: 'soon' }],
  ['haste', { took: '-5' }],
  ['link in name', { firstName: 'Win at www.casino.example' }],
  ['link in message', { message: 'See https://casino.example, [url=x]' }],
]
const lettersOf = async (reference: string) =>
  (await site.enquiries.outbox.due(new Date(Date.now() + 1000), 1_000_000))
    .filter((one) => one.reference === reference)
    .map(({ kind }) => kind)
    .sort()

test.each(SIGNS)(
  'with one sign alone (%s: %j) it reaches the clinic with a mark, and the sender sees no difference',
  async (sign, change) => {
    const response = await post(message(change))
    expect(response.status).toBe(201)
    const reference = await referenceOf(response)
    expect(await find(reference)).toMatchObject({ suspicions: [sign], aside: false })
    expect(await lettersOf(reference)).toEqual(['clinic', 'visitor'])
  },
)

test.each(
  SIGNS.flatMap(([one, change], n) =>
    SIGNS.slice(n + 1).flatMap(([two, also]) => (one === two ? [] : [[one, two, { ...change, ...also }] as const])),
  ),
)('with two signs (%s, %s) it is kept aside, and nobody is written to', async (one, two, change) => {
  const reference = await referenceOf(await post(message(change)))
  expect(await find(reference)).toMatchObject({ suspicions: [one, two], aside: true })
  expect(await lettersOf(reference)).toEqual([])
})

test.each<[string, Record<string, string>]>([
  ['a password manager fills in what it knows by name', { website: 'https://ada.example', url: 'https://ada.example', company: 'Hart' }],
  ['the form was typed for long', { took: '2500' }],
  ['the page tells no time', { took: '' }],
])('where %s, there is no sign', async (_, change) => {
  expect(await find(await referenceOf(await post(message(change))))).toMatchObject({ suspicions: [], aside: false })
})

test('many from one address are told to the clinic alone, with a mark, and far too many refused, with other addresses unhindered', async () => {
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
  const [last] = await site.enquiries.book.list({ suspected: false, most: 1 })
  expect(last).toMatchObject({ suspicions: expect.arrayContaining(['many from one address']), aside: false })
  expect(await lettersOf(last?.reference ?? '')).toEqual(['clinic'])
  expect((await post(message())).status).toBe(201)
})

test('a calendar file says nothing that a stranger made up, and a day before any calendar is none', async () => {
  const file = (change: Record<string, string>) => {
    const asked = { sent: 'K7MQ-X3EV', form: 'appointment', location: 'London', date: '2030-03-12', time: '10:30 AM' }
    return site.ask(`/api/enquiries/calendar.ics?${new URLSearchParams({ ...asked, ...change })}`)
  }
  expect(await (await file({})).text()).toContain('UID:K7MQ-X3EV@')
  const words = async (locale: string) => (await (await file({ locale })).text()).replaceAll('\r\n ', '')
  expect(await words('en')).toMatch(/DESCRIPTION:Tuesday\\?,? 12 March 2030\\, London time\\, 10:30 AM\\nReference K7MQ-X3EV/)
  expect(await words('ar')).toContain('\u2066K7MQ-X3EV\u2069')
  expect(await words('ar')).toContain('\u2066020 7946 0182\u2069')
  expect((await file({ sent: 'YOU-WON-CALL-0900-12345' })).status).toBe(404)
  for (const date of ['0000-01-01', '2030-02-31', '9999-12-31']) expect((await file({ date })).status, date).toBe(404)
})

test('what can not be stored is refused with what was typed, and the failure is not silent', async () => {
  const broken = await build()
  await broken.stores.close()
  const response = await broken.ask('/api/enquiries', { body: message() })
  expect(response.status).toBe(503)
  await broken.garden.uproot()
  broken.branches.close()
})

/** What is refused because of a field, and which. */
const BAD_FIELDS: [string, object, string[]][] = [
  ['nested fields', { message: { $gt: '' } }, ['message']],
  ['a field as a list', { message: ['a', 'b'] }, ['message']],
  ['numbers for texts', { firstName: 1, lastName: 0, message: 2 }, ['firstName', 'message']],
  ['nothing for texts', { firstName: null, message: null }, ['firstName', 'message']],
  ['only spaces, visible or not', { firstName: ' \t\u00a0\u3000', message: '\ufeff\r\n' }, ['firstName', 'message']],
  ['a name with a thousand letters', { firstName: 'x'.repeat(1000) }, ['firstName']],
  ['a message with 6,000 letters', { message: 'x'.repeat(6000) }, ['message']],
  ['a phone number of a thousand spaces', { phone: `0131${' .'.repeat(1000)}4960247` }, ['phone']],
  ['two addresses', { email: 'a@example.com,b@example.com' }, ['email']],
  ['two addresses in one', { email: '<a@example.com> <b@example.com>' }, ['email']],
  ['an address with a header', { email: 'a@example.com\r\nBcc: all@example.com' }, ['email']],
  ['an address with a comma', { email: 'a,b@example.com' }, ['email']],
  ['an address with a NUL', { email: 'a\0b@example.com' }, ['email']],
  ['an address with half a character', { email: 'a\ud800@example.com' }, ['email']],
  ['an address of SQL', { email: "a'; DROP TABLE enquiry; --@example.com" }, ['email']],
  ['a clinic that is none', { preferredLocation: "London' OR '1'='1" }, ['preferredLocation']],
  ['names of the prototype', { firstName: '', constructor: 'x', __proto__: 'y', toString: 'z', hasOwnProperty: '' }, ['firstName']],
]

test.each(BAD_FIELDS)(
  '%s: the field is named, in JSON and on the page of its language, and nothing is stored',
  async (_, change, names) => {
    const newest = async () => (await site.enquiries.book.list({ suspected: false, most: 1 }))[0]?.reference
    const before = await newest()
    const response = await post(message(change))
    expect(response.status).toBe(422)
    const { problems } = (await response.json()) as { problems: Record<string, string> }
    expect(Object.keys(problems)).toEqual(names)

    const texts = Object.entries(message({ page: '/zh-TW/contact', ...change })).filter(([, value]) => typeof value === 'string')
    const plain = await post(new URLSearchParams(texts).toString(), { 'content-type': 'application/x-www-form-urlencoded' })
    expect(plain.status).toBe(422)
    expect(await plain.json()).toMatchObject({ at: '/zh-TW/contact', attempt: { form: 'contact', problems } })
    expect(await newest()).toBe(before)
  },
)

const UNREADABLE: [string, unknown][] = [
  ['an empty body', ''],
  ['half of JSON', '{"form":"contact"'],
  ['a list', []],
  ['null', 'null'],
  ['a text', '"contact"'],
  ['ten thousand brackets', '['.repeat(10_000)],
  ['another form', { ...MESSAGE, form: 'toString' }],
  ['a form as a list', { ...MESSAGE, form: ['contact'] }],
  ['prototype pollution instead of a form', '{"__proto__":{"form":"contact"}}'],
]

test.each(UNREADABLE)('%s is refused', async (_, body) => {
  expect((await post(body)).status).toBe(400)
})

test('a field that pollutes the prototype changes nothing for others', async () => {
  const response = await post('{"form":"contact","__proto__":{"firstName":"x"},"constructor":{"prototype":{"lastName":"y"}}}')
  expect(response.status).toBe(422)
  expect(Object.keys(((await response.json()) as { problems: object }).problems)).toEqual(['firstName', 'email', 'message'])
  expect(({} as Record<string, unknown>).firstName).toBeUndefined()
})

test('a day that is none, or noon, is named', async () => {
  const request = { ...MESSAGE, form: 'appointment', phone: '020 7946 0182', consent: true, preferredLocation: 'London' }
  for (const [field, value] of [
    ['preferredDate', '2026-02-31'],
    ['preferredDate', '+275760-09-13'],
    ['preferredTime', '12:00 PM'],
    ['treatmentInterest', 'toString'],
    ['consent', 'constructor'],
  ] as const) {
    const response = await post({ ...request, [field]: value })
    expect([response.status, Object.keys(((await response.json()) as { problems: object }).problems)]).toEqual([422, [field]])
  }
})

const FORM = 'application/x-www-form-urlencoded'

test.each([
  [
    'the page it was sent from',
    { referer: 'http://site.example/ar/book-treatment?treatment=exosome' },
    '/ar/book-treatment',
    'appointment',
  ],
  ['the languages of the browser', { 'accept-language': 'fr, zh-HK;q=0.8, en' }, '/zh-TW/contact', 'contact'],
  ['nothing', {}, '/contact', 'contact'],
])('a plain form that is too large, or broken, gets a page with the form again: told by %s', async (_, headers, at, form) => {
  const large = await post(`form=contact&message=${'x'.repeat(70_000)}`, { 'content-type': FORM, ...headers })
  expect(large.status).toBe(413)
  expect(await large.json()).toMatchObject({ at, attempt: { form, failed: true, unread: 'tooLong' } })
  const cut = 'multipart/form-data; boundary=never'
  for (const [type, body] of [
    [FORM, 'form=nothing'],
    [FORM, '%%%=%E0%A4%A'],
    [cut, 'cut off'],
    ['text/plain', 'form=contact'],
  ] as const) {
    const broken = await post(body, { 'content-type': type, ...headers })
    expect(broken.status).toBe(400)
    expect(await broken.json()).toMatchObject({ at, attempt: { form, failed: true, unread: 'broken' } })
  }
})

test('more than 64 kB is refused unread', async () => {
  const response = await post(message({ message: 'x'.repeat(70_000) }))
  expect([response.status, await response.json()]).toEqual([413, { error: 'That is longer than any enquiry.' }])
})

test.each([
  ["'); DROP TABLE enquiry; --"],
  ['$1, $2); ROLLBACK; --'],
  ['<script>alert(1)</script>'],
  ['NUL \0 inside, \u202e turned, \ud800 half a character'],
  ['Two\r\nlines\r\n.\r\nQUIT\r\nBcc: all@example.com'],
  ['=cmd|calc'],
  ['{"$ne":null} %00 %s {{7*7}}'],
])('%j is kept exactly as it was written, as a message and as a name', async (text) => {
  const reference = await referenceOf(await post(message({ message: text, firstName: text })))
  expect((await find(reference))?.received).toMatchObject({ message: text.trim(), firstName: text.trim() })
})

/** Anything at all, and often what is dangerous or nearly right. */
const NASTY = [
  '',
  'on',
  'London',
  '2099-01-05',
  '9:00 AM',
  '\0',
  '\ud800',
  '\u202e',
  "'--",
  'a\r\nBcc: b@example.com',
  'a@example.com',
  '__proto__',
]
const NAMES = ['firstName', 'lastName', 'email', 'phone', 'preferredLocation', 'message', 'preferredDate', 'preferredTime', 'consent']
const ABOUT = ['page', 'key', 'took', 'kept-empty', 'treatment', 'treatmentInterest', '__proto__', 'constructor', 'toString']
const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.constantFrom(...NASTY))
const recordOf = (value: fc.Arbitrary<unknown>) =>
  fc.array(fc.tuple(fc.constantFrom(...NAMES, ...NAMES, ...ABOUT), value), { maxLength: 14 }).map((entries) => Object.fromEntries(entries))
const RIGHT = { firstName: 'A', lastName: 'B', email: 'a@example.com', phone: '020 7946 0182', preferredLocation: 'London', consent: 'on' }
const OPTIONAL = { treatment: '', treatmentInterest: '', preferredDate: '', preferredTime: '' }

test('whatever is sent as JSON: never a server error, and what is stored is what was sent', async () => {
  const property = fc.asyncProperty(
    recordOf(fc.oneof(text, fc.jsonValue())),
    fc.constantFrom('contact', 'appointment'),
    fc.boolean(),
    async (fields, form, good) => {
      const body: Record<string, unknown> = { ...fields, form, ...(good && { ...RIGHT, ...OPTIONAL }) }
      const response = await post(body)
      expect([201, 422]).toContain(response.status)
      const answer = (await response.json()) as { reference?: string; problems?: object }
      if (answer.problems) {
        expect(Object.keys(answer.problems)).not.toEqual([])
        return
      }
      const kept = await find(answer.reference ?? '')
      const sent = body.message === true ? 'on' : String(body.message).trim()
      expect(kept?.received).toMatchObject(form === 'contact' ? { form, message: sent } : { form, ...RIGHT, consent: true })
    },
  )
  await fc.assert(property, { numRuns: times(100, 500) })
})

test('whatever is posted as a form: the thank-you page, or the page again with a problem for each wrong field', async () => {
  const property = fc.asyncProperty(recordOf(text), fc.constantFrom('contact', 'appointment'), fc.boolean(), async (fields, form, good) => {
    const values = { ...fields, form, ...(good && { ...RIGHT, ...OPTIONAL }) } as Record<string, string>
    const response = await post(new URLSearchParams(Object.entries(values)).toString(), { 'content-type': FORM })
    expect([303, 422]).toContain(response.status)
    if (response.status === 303) {
      const [, reference = ''] = /[?&]sent=([A-Z2-9-]+)/.exec(response.headers.get('location') ?? '') ?? []
      expect((await find(reference))?.received).toMatchObject({ form })
      return
    }
    const { attempt } = (await response.json()) as { attempt: { form: string; problems: object } }
    expect(attempt.form).toBe(form)
    expect(Object.keys(attempt.problems)).not.toEqual([])
  })
  await fc.assert(property, { numRuns: times(60, 300) })
})

test.each(['\0', '%00', "'--", '../../x', 'AAAA-AAAA%00'])(
  'an enquiry %j that can not be is not there, rather than an error',
  async (reference) => {
    const headers = { cookie: await site.signIn() }
    const path = `/api/inbox/enquiries/${encodeURIComponent(reference)}`
    for (const method of ['PATCH', 'DELETE']) expect((await site.ask(path, { method, headers, body: { note: 'x' } })).status).toBe(404)
  },
)
