import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { clinicDate, dateAfter, dayOf, writtenDay } from '../../src/content/clinic/clinic-time.ts'
import { waitAfter } from '../../src/features/enquiries/server/mail/back-off.ts'
import { startPostman } from '../../src/features/enquiries/server/mail/postman.ts'
import { openSmtp } from '../../src/features/enquiries/server/mail/transport.ts'
import { until } from './garden.ts'
import { mailServer } from './mail-server.ts'
import { build, type Site } from './site.ts'

let site: Site
let mail: Awaited<ReturnType<typeof mailServer>>
let mailer: ReturnType<typeof openSmtp>
let postman: ReturnType<typeof startPostman>

beforeAll(async () => {
  site = await build({ ENQUIRIES_PER_ADDRESS: '1000' })
  mail = await mailServer()
  mailer = openSmtp(mail.url(), 'Clinic <bookings@clinic.example>')
  const settings = async () => (await site.branches.main.content().settings()).data.siteSettings
  postman = startPostman({ enquiries: site.enquiries, settings, send: mailer.send, roundMs: 20 })
})
afterEach(() => {
  mail.delivered.length = 0
})
afterAll(async () => {
  await postman.stop()
  mailer.close()
  await mail.close()
  await site.close()
})

const MESSAGE = { form: 'contact', page: '/contact', firstName: 'Margaret', lastName: 'Ellison', email: 'margaret@example.com' }
const send = async (change: object) => {
  const response = await site.ask('/api/enquiries', { body: { ...MESSAGE, message: 'Is it open?', ...change } })
  return ((await response.json()) as { reference: string }).reference
}
const arrived = (count: number) => until(() => mail.delivered.length >= count, `letter ${count}`)
const letterTo = (address: string) => mail.delivered.find(({ to }) => to.includes(address))

test('the chosen clinic reads in English what was asked and in which language to answer; the visitor gets thanks in theirs', async () => {
  const reference = await send({
    page: '/ar/contact',
    preferredLocation: 'Edinburgh',
    email: 'layla@example.com',
    message: 'هل أنتم متاحون؟ الرقم 020 7946 0182',
  })
  await arrived(2)
  const clinic = letterTo('edinburgh@roseandthistle.example')
  expect(clinic?.headers).toContain(`Subject: New message ${reference}, Edinburgh, answer in Arabic`)
  expect(clinic?.headers).toMatch(/Reply-To: <?layla@example\.com/i)
  expect(clinic?.text).toContain('Language: Arabic')
  expect(clinic?.text).toContain('هل أنتم متاحون؟ الرقم \u2066020 7946 0182\u2069')
  const visitor = letterTo('layla@example.com')
  expect(visitor?.headers).toMatch(new RegExp(`استلمنا طلبكم \\(?\u2066\\(?${reference}\\)?\u2069`))
  expect(visitor?.text).toContain('تحية طيبة Margaret،')
  expect(visitor?.text).toContain('\u20660131 496 0247\u2069')
  expect(visitor?.text).toContain(`رقم المرجع: \u2066${reference}\u2069`)
  expect(visitor?.text).not.toContain('متاحون')
})

test('a request names its treatment to the clinic only', async () => {
  // A Tuesday, on which both clinics are open.
  const preferredDate = dateAfter(clinicDate(), 358 - dayOf(clinicDate()) + 1)
  const asked = { consent: true, preferredLocation: 'London', treatment: 'exosome', preferredDate }
  const request = { form: 'appointment', phone: '020 7946 0182', lastName: '', oneName: 'on', ...asked }
  await send({ ...request, email: 'ann@example.com' })
  await arrived(2)
  expect(letterTo('london@roseandthistle.example')?.text).toContain('Treatment: exosome')
  const day = `${writtenDay(preferredDate, 'en', 'full')}, London time`
  expect(letterTo('london@roseandthistle.example')?.text).toContain(`Date: ${day}`)
  expect(letterTo('london@roseandthistle.example')?.text).toContain('Name: Margaret\r\n')
  expect(letterTo('ann@example.com')?.text).toContain(`Date: ${day}`)
  expect(letterTo('ann@example.com')?.text).toContain('It is not yet confirmed')
  expect(letterTo('ann@example.com')?.text).not.toContain('exosome')
})

test('what strangers write can not add a header, a recipient or a line', async () => {
  await send({ firstName: 'Eve\r\nBcc: all@example.com', lastName: 'X\nPhone: 0900', email: 'eve@example.com', message: 'Injected?' })
  await arrived(2)
  expect(mail.delivered.flatMap(({ to }) => to).sort()).toEqual(['bookings@roseandthistle.example', 'eve@example.com'])
  for (const { headers } of mail.delivered) expect(headers).not.toMatch(/^bcc:/im)
  expect(letterTo('bookings@roseandthistle.example')?.text).toContain('Name: Eve Bcc: all@example.com X Phone: 0900')
})

test('a name or an address that is written to mislead changes no header of either letter', async () => {
  const sent = await site.ask('/api/enquiries', {
    body: { ...MESSAGE, firstName: 'Eve <all@example.com>,', email: 'eve@example.com, all@example.com', message: 'Two addresses?' },
  })
  expect(sent.status).toBe(422)
  await send({ firstName: '=?utf-8?q?Eve?= \u202e', lastName: '" <all@example.com>', email: 'mallory@example.com', message: 'Quoted?' })
  await arrived(2)
  expect(mail.delivered.flatMap(({ to }) => to).sort()).toEqual(['bookings@roseandthistle.example', 'mallory@example.com'])
  for (const { headers } of mail.delivered) {
    expect(headers).not.toContain('all@example.com')
    expect(headers.match(/^(to|from|subject|reply-to):/gim)?.length).toBe(
      new Set(headers.toLowerCase().match(/^(to|from|subject|reply-to):/gm)).size,
    )
  }
  expect(letterTo('mallory@example.com')?.text).not.toContain('\u202e')
})

test('what looks like spam writes to nobody, until an editor says that it is none', async () => {
  const reference = await send({ 'kept-empty': 'x', took: '9', message: 'Kept aside', email: 'aside@example.com' })
  await pause(200)
  expect(mail.delivered).toEqual([])
  expect(await site.enquiries.book.release(reference)).toBe(true)
  await arrived(2)
  expect(letterTo('aside@example.com')).toBeDefined()
})

test('what one sign speaks against reaches the clinic with a mark, and the visitor is thanked', async () => {
  await send({ 'kept-empty': 'https://ada.example', message: 'Marked', email: 'marked@example.com' })
  await arrived(2)
  expect(letterTo('marked@example.com')?.text).not.toMatch(/program|hidden/)
  expect(letterTo('bookings@roseandthistle.example')?.text).toContain(
    'Please check: this may have been filled in by a program (a hidden field was filled in)',
  )
})

test('while the mail server is down, letters wait, and arrive once it is back', async () => {
  await mail.close()
  await send({ message: 'While you were out', email: 'late@example.com' })
  await until(async () => Boolean((await site.enquiries.outbox.state()).reason), 'a first try')
  expect(await site.enquiries.outbox.state()).toMatchObject({ waiting: 2, givenUp: 0 })
  expect(mail.delivered).toEqual([])
  await mail.open()
  const end = Date.now() + 25_000
  while (mail.delivered.length < 2 && Date.now() < end) await pause(100)
  expect(letterTo('late@example.com')).toBeDefined()
  await until(async () => (await site.enquiries.outbox.state()).waiting === 0, 'the outbox to note the second letter')
  expect(await site.enquiries.outbox.state()).toMatchObject({ givenUp: 0 })
})

test('letters that waited while the date of the machine was wrong go once it is right', async () => {
  await mail.close()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * 86_400_000 })
  await send({ message: 'From the year after next', email: 'future@example.com' })
  await until(async () => Boolean((await site.enquiries.outbox.state()).reason), 'a first try')
  vi.useRealTimers()
  await mail.open()
  await until(() => Boolean(letterTo('future@example.com')), 'the letter', 25_000)
  await until(async () => (await site.enquiries.outbox.state()).waiting === 0, 'the outbox to note it')
})

test("an address that doesn't exist holds nobody else up", async () => {
  mail.refused.add('nobody@example.com')
  await send({ message: 'Mistyped', email: 'nobody@example.com' })
  await send({ message: 'Well typed', email: 'somebody@example.com' })
  await until(() => Boolean(letterTo('somebody@example.com')), 'the other letter')
  await until(async () => /No such mailbox/.test((await site.enquiries.outbox.state()).reason ?? ''), 'the reason')
})

test.each([
  ['/contact', 'Hello,'],
  ['/zh-CN/contact', '您好：'],
  ['/zh-TW/contact', '您好：'],
  ['/ar/contact', 'تحية طيبة،'],
])('a stranger is not told by the clinic what somebody typed as a name: %s', async (page, greeting) => {
  const typed = { firstName: 'You won: evil.example', lastName: 'Click evil.example', message: 'See evil.example' }
  const email = `stranger${page.replaceAll('/', '-')}@example.com`
  await send({ page, ...typed, email })
  const toClinic = () => mail.delivered.find(({ text }) => text.includes(`E-mail: ${email}`))
  // Those of the test before may still be on their way.
  await until(() => Boolean(letterTo(email) && toClinic()), 'both letters')
  const letter = letterTo(email)
  expect(letter?.text.split(/\r?\n/)[0]).toBe(greeting)
  expect(`${letter?.headers}${letter?.text}`).not.toMatch(/evil|won/i)
  const clinic = toClinic()
  expect(clinic?.headers).not.toMatch(/evil|won/i)
  expect(clinic?.text).toContain('Name: You won: evil.example Click evil.example')
})

test('pauses grow up to a quarter of an hour', () => {
  expect([0, 1, 2, 30].map(waitAfter)).toEqual([5000, 10_000, 20_000, 900_000])
})
