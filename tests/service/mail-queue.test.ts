import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { localise } from '../../src/content/view/localise.ts'
import { INBOX, type Inbox } from '../../src/features/enquiries/rules/inbox.ts'
import { nextTry } from '../../src/features/enquiries/server/mail/back-off.ts'
import { asideLetters } from '../../src/features/enquiries/server/mail/clinic-letter.ts'
import { startPostman } from '../../src/features/enquiries/server/mail/postman.ts'
import { startRounds } from '../../src/features/enquiries/server/mail/rounds.ts'
import { startStaffPostman } from '../../src/features/enquiries/server/mail/staff-postman.ts'
import { LetterDeferred, openSmtp } from '../../src/features/enquiries/server/mail/transport.ts'
import { plainAddress } from '../../src/model/email.ts'
import type { Failure } from '../../src/server/stores/letter-queue.ts'
import { until } from './garden.ts'
import { type Answers, mailServer } from './mail-server.ts'
import { build, type Site } from './site.ts'

const MINUTE_MS = 60_000
const FAR = new Date(Date.UTC(2200, 0))

let site: Site
let mail: Awaited<ReturnType<typeof mailServer>>
let mailer: ReturnType<typeof openSmtp>
let postman: ReturnType<typeof startPostman>
let now = Date.now()

beforeAll(async () => {
  site = await build()
})
afterAll(() => site.close())

const settings = async () => (await site.branches.main.content().settings()).data.siteSettings

/** Opens a mail server that answers so, and the post that goes to it by the told clock. */
async function openMail(answers: Answers = {}) {
  mail = await mailServer(answers)
  mailer = openSmtp(mail.url(), 'Clinic <bookings@clinic.example>')
  postman = startPostman({ enquiries: site.enquiries, settings, send: mailer.send, roundMs: 10, now: () => new Date(now) })
}
beforeEach(() => {
  now = Date.now()
})
afterEach(async () => {
  await postman.stop()
  mailer.close()
  await mail.close()
  for (const { reference } of await site.enquiries.book.list({ suspected: false, most: 1000 })) await site.enquiries.book.remove(reference)
})

async function keep(email: string) {
  const fields = { form: 'contact' as const, firstName: 'Ada', lastName: 'Hart', phone: '', preferredLocation: undefined }
  const received = { ...fields, email, message: `From ${email} ${now}`, locale: 'en' as const, receivedAt: new Date(now) }
  return (await site.enquiries.book.keep(received, { suspicions: [] })).reference
}
const isThere = (address: string) => mail.delivered.some(({ to }) => to.includes(address))
const CLINIC = 'bookings@roseandthistle.example'
const { due, state } = { due: () => site.enquiries.outbox.due(FAR, 1000), state: () => site.enquiries.outbox.state() }
const letterTo = async (reference: string) => (await due()).find((one) => one.reference === reference && one.kind === 'visitor')

test('thirty mistyped domains keep no other letter, and are tried again after half an hour', async () => {
  await openMail({ rcpt: (address) => (address.includes('@typo') ? '450 4.1.2 Domain not found' : undefined) })
  for (let n = 0; n < 30; n += 1) await keep(`ada@typo${n}.example`)
  const tries = () => mail.asked.filter((address) => address.includes('@typo')).length
  await until(async () => (await due()).filter(({ refusals }) => refusals === 1).length === 30, 'a first try of each')
  await keep('real@example.com')
  await until(() => isThere('real@example.com'), 'the other letter', 5000)
  now += 29 * MINUTE_MS
  await keep('later@example.com')
  await until(() => isThere('later@example.com'), 'one more', 5000)
  expect(tries()).toBe(30)
  now += MINUTE_MS
  await until(() => tries() === 60, 'a second try of each')
  expect(await state()).toMatchObject({ givenUp: 0 })
})

test('a letter that is put off is tried for three days, then given up', () => {
  const waits: number[] = []
  for (let refusals = 0; ; refusals += 1) {
    const next = nextTry({ attempts: 10_000, refusals }, new LetterDeferred('450'), new Date(0))
    if (!next) break
    waits.push(next.getTime() / MINUTE_MS)
  }
  expect(waits.slice(0, 4)).toEqual([30, 30, 120, 120])
  const days = waits.reduce((sum, wait) => sum + wait, 0) / 60 / 24
  expect(days).toBeGreaterThanOrEqual(3)
  expect(days).toBeLessThan(3.1)
})

const to = (answer: string): Answers => ({ rcpt: (address) => (address === 'bad@example.com' ? answer : undefined) })
const data = (answer: string): Answers => ({ data: (address) => (address === 'bad@example.com' ? answer : undefined) })

test.each<[string, Answers]>([
  ['450 to its recipient', to('450 4.1.2 Domain not found')],
  ['450 greylisted', to('450 4.2.0 Greylisted')],
  ['451 to its recipient', to('451 4.3.0 Try again')],
  ['452 to its recipient', to('452 4.2.2 Mailbox full')],
  ['451 to its text', data('451 4.7.1 Try again')],
])('%s: this letter waits for itself alone', async (_, answers) => {
  await openMail(answers)
  const reference = await keep('bad@example.com')
  await until(async () => (await letterTo(reference))?.refusals === 1, 'its first try')
  await keep('other@example.com')
  await until(() => isThere('other@example.com') && isThere(CLINIC), 'the others', 5000)
  expect(await site.enquiries.book.find(reference)).toMatchObject({ unreached: [] })
  now += 30 * MINUTE_MS
  await until(async () => (await letterTo(reference))?.refusals === 2, 'its second try')
})

test.each<[string, Answers]>([
  ['550 to its recipient', to('550 5.1.1 No such mailbox')],
  ['553 to its recipient', to('553 5.1.3 Bad address')],
  ['554 to its recipient', to('554 5.7.1 Refused')],
  ['554 to its text', data('554 5.6.0 Refused')],
])('%s: this letter is given up at once, and the inbox says whom to call', async (_, answers) => {
  await openMail(answers)
  const reference = await keep('bad@example.com')
  await keep('other@example.com')
  await until(async () => (await state()).givenUp === 1 && isThere('other@example.com') && isThere(CLINIC), 'all of it')
  const headers = { cookie: await site.signIn() }
  const inbox = async () => (await (await site.ask(`${INBOX}/enquiries`, { headers })).json()) as Inbox
  expect((await inbox()).enquiries.map((one) => [one.received.email, one.unreached])).toEqual([
    ['other@example.com', []],
    ['bad@example.com', ['visitor']],
  ])
  expect((await inbox()).counts).toEqual({ unread: 2, suspected: 0, unreachable: 0 })
  await site.enquiries.book.change(reference, { state: 'contacted' })
  expect((await inbox()).counts).toEqual({ unread: 1, suspected: 0, unreachable: 1 })
  await site.enquiries.book.change(reference, { state: 'booked' })
  expect((await inbox()).counts).toEqual({ unread: 1, suspected: 0, unreachable: 0 })
})

test.each<[string, Answers]>([
  ['421 to a recipient', { rcpt: () => '421 4.3.2 Shutting down' }],
  ['451 to the sender', { from: () => '451 4.3.0 Try again' }],
  ['550 to the sender', { from: () => '550 5.7.1 Who are you?' }],
  ['554 for a greeting', { greeting: () => '554 5.3.2 Not now' }],
  ['a cut', { rcpt: () => 'cut' }],
  ['a refused connection', { isClosed: true }],
])('%s concerns all letters: none is given up, and all go once it is over', async (_, answers) => {
  await openMail(answers)
  await keep('one@example.com')
  await keep('two@example.com')
  await until(async () => Boolean((await state()).reason), 'a first try')
  expect(await state()).toMatchObject({ waiting: 4, givenUp: 0 })
  expect((await due()).map(({ refusals }) => refusals)).toEqual([0, 0, 0, 0])
  if (answers.isClosed) await mail.open()
  for (const name of ['rcpt', 'from', 'greeting', 'isClosed'] as const) delete answers[name]
  await until(async () => {
    now += MINUTE_MS
    return (await state()).waiting === 0
  }, 'all letters')
  expect(mail.delivered.map(({ to }) => to.join()).sort()).toEqual([CLINIC, CLINIC, 'one@example.com', 'two@example.com'])
})

test('a clinic’s own address that takes no letters is said at the enquiry, and to the owners', async () => {
  await openMail({ rcpt: (address) => (address === CLINIC ? '550 5.1.1 No such mailbox' : undefined) })
  const reference = await keep('ada@example.com')
  await until(async () => (await state()).givenUp === 1 && isThere('ada@example.com'), 'both')
  expect(await site.enquiries.book.find(reference)).toMatchObject({ unreached: ['clinic'] })
  expect(await site.enquiries.book.countUntold()).toBe(1)
})

test.each([
  ['450 4.2.0 Greylisted', { isRefused: true, next: expect.any(Date) }, []],
  ['550 5.1.1 No such mailbox', { isRefused: true, next: undefined }, ['bea@clinic.example']],
])('a letter to staff that is answered %s', async (answer, failure, told) => {
  await openMail({ rcpt: () => answer })
  const letters = [{ id: 1, to: 'bea@clinic.example', subject: 'S', text: 'T', attempts: 0, refusals: 0 }]
  const failed: Failure[] = []
  const givenUp: string[] = []
  const outbox = {
    due: async () => letters.splice(0),
    sent: async () => {},
    failed: async (_: number, what: Failure) => void failed.push(what),
  }
  const staff = startStaffPostman({ outbox, send: mailer.send, roundMs: 10, givenUp: async (one) => void givenUp.push(one) })
  await until(() => failed.length === 1, 'the answer')
  await staff.stop()
  expect([failed[0], givenUp]).toEqual([expect.objectContaining(failure), told])
})

/** What a visitor typed, and the address as the mail server hears it; undefined where only one that speaks SMTPUTF8 takes it. */
const ADDRESSES: [typed: string, ascii: string | undefined][] = [
  ['josé@example.com', undefined],
  ['用户@example.com', undefined],
  ['用户@例子.公司', undefined],
  ['عميل@example.com', undefined],
  ['o’neill@example.com', "o'neill@example.com"],
  ['oʼneill@example.com', "o'neill@example.com"],
  ['o‘neill@example.com', "o'neill@example.com"],
  ['o′neill@example.com', "o'neill@example.com"],
  ['ada@münchen.example', 'ada@xn--mnchen-3ya.example'],
  ['ada@例子.公司', 'ada@xn--fsqu00a.xn--55qx5d'],
  ['ada@example.com', 'ada@example.com'],
]

test.each(ADDRESSES)('%s: the clinic always gets its letter, and the visitor where the server can', async (typed, ascii) => {
  for (const takesUnicode of [true, false]) {
    await openMail({ takesUnicode })
    const reference = await keep(typed)
    const isReached = Boolean(ascii) || takesUnicode
    await until(async () => (await state()).waiting === 0, 'both letters')
    const toClinic = mail.delivered.find(({ to }) => to.includes(CLINIC))
    expect(/^Reply-To: <?([^>\r\n]+)/im.exec(toClinic?.headers ?? '')?.[1]).toBe(ascii)
    expect(toClinic?.text).toContain(`E-mail: ${plainAddress(typed)}`)
    expect(toClinic?.text.includes('To answer, write to the e-mail address above')).toBe(!ascii)
    // The server reads Punycode.
    expect(isThere(ascii ?? typed) || isThere(typed)).toBe(isReached)
    expect(await site.enquiries.book.find(reference)).toMatchObject({ unreached: isReached ? [] : ['visitor'] })
    if (!takesUnicode) return
    await postman.stop()
    mailer.close()
    await mail.close()
    await site.enquiries.book.remove(reference)
  }
})

test('a form keeps the apostrophe that mailboxes have', async () => {
  await openMail()
  const fields = {
    form: 'contact',
    page: '/contact',
    firstName: 'Ada',
    lastName: 'O’Neill',
    email: 'o’neill@example.com',
    message: 'Hello',
  }
  const { reference } = (await (await site.ask('/api/enquiries', { body: fields })).json()) as { reference: string }
  expect((await site.enquiries.book.find(reference))?.received).toMatchObject({ email: "o'neill@example.com", lastName: 'O’Neill' })
})

test('each clinic is told how many new enquiries are kept aside for it, trials not counted', async () => {
  await openMail()
  const signs = { 'kept-empty': 'x', took: '9' }
  const send = async (change: object) => {
    const body = { form: 'contact', page: '/contact', firstName: 'A', lastName: 'B', email: 'a@example.com', message: 'Hi', ...change }
    return ((await (await site.ask('/api/enquiries', { body })).json()) as { reference: string }).reference
  }
  const sent = [
    await send({ ...signs, preferredLocation: 'London', message: '1' }),
    await send({ ...signs, preferredLocation: 'London', message: '2' }),
    await send({ ...signs, message: '3' }),
  ]
  const letters = async () =>
    asideLetters(await site.enquiries.book.countAside(), localise(await settings(), 'en'), 'https://site.example').map((one) => [
      one.to,
      one.subject,
    ])
  expect(await letters()).toEqual([
    [CLINIC, 'Kept aside as likely spam: 1'],
    ['london@roseandthistle.example', 'Kept aside as likely spam: 2'],
  ])
  for (const reference of sent) await site.enquiries.book.change(reference, { state: 'closed' })
  expect(await letters()).toEqual([])
})

test('while nothing can be written down, a letter that the mail server has is not sent again, and is crossed out later', async () => {
  await openMail()
  const letters = [1, 2, 3].map((id) => ({ id, attempts: 0, refusals: 0 }))
  const [sent, crossedOut]: [string[], number[]] = [[], []]
  let refusals = 0
  const outbox = {
    due: async () => letters.filter(({ id }) => !crossedOut.includes(id)),
    failed: async () => {},
    sent: async (id: number) => {
      if (id !== 2 && refusals < 6) {
        refusals += 1
        throw new Error('The disk is full.')
      }
      crossedOut.push(id)
    },
  }
  const rounds = startRounds<(typeof letters)[number]>({
    outbox,
    write: ({ id }) => ({ to: `${id}@example.com`, subject: 'Hello', text: 'Hello' }),
    idOf: ({ id }) => `letter.${id}`,
    // The third is still on its way when the first can't be crossed out.
    send: ({ to }) =>
      new Promise((done) => {
        sent.push(to)
        setTimeout(done, to.startsWith('3') ? 50 : 0)
      }),
    roundMs: 5,
  })
  await until(() => crossedOut.length === 3, 'that all are crossed out')
  await rounds.stop()
  expect(sent).toEqual(['1@example.com', '2@example.com', '3@example.com'])
})
