import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCATIONS } from '../../src/features/enquiries/rules/choices.ts'
import { commitTo, edit } from '../fixtures/repository.ts'
import { build, type Site } from './site.ts'

type Clinic = { openingHours: { day: string }[]; address: string }
type Settings = { contact: { london: Clinic } }

const MONDAY = '1'
let site: Site
let tester: string

beforeAll(async () => {
  site = await build()
  tester = await site.test()
  commitTo(site.garden.dir, 'fix/hours', {
    'content/siteSettings/settings.json': edit<Settings>(({ contact: { london } }) => {
      london.openingHours = london.openingHours.filter(({ day }) => day !== MONDAY)
      london.address = '1 Branch Row'
    }),
  })
})
afterAll(() => site.close())

const MESSAGE = { form: 'contact', firstName: 'Tessa', lastName: 'Ester', email: 'tessa@example.com', consent: 'on', took: '9000' }
const post = (page: string, message: string, cookie = tester) => {
  const body = new URLSearchParams({ ...MESSAGE, page, message }).toString()
  return site.ask('/api/enquiries', { body, headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' } })
}
const kept = async (response: Response) => {
  const sent = new URL(response.headers.get('location') ?? '', 'http://x').searchParams.get('sent')
  return site.enquiries.book.find(sent ?? '')
}

test('what is sent on a branch is kept aside as a trial, and thanked there', async () => {
  const response = await post('/~fix~hours/ar/contact', 'A trial')
  expect([response.status, response.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/~fix~hours\/ar\/thank-you\?sent=/)])
  expect(await kept(response)).toMatchObject({ suspicions: ['trial'], aside: true, received: { locale: 'ar', message: 'A trial' } })
})

test.each([
  ['a stranger who names a branch', '/~fix~hours/contact', ''],
  ['a tester on the site itself', '/contact', undefined],
  ['a tester on a branch that is gone', '/~gone/contact', undefined],
])('%s sends to the site: it is believed, and thanked there', async (who, page, cookie) => {
  const response = await post(page, who, cookie)
  expect([response.status, response.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/thank-you\?sent=/)])
  expect((await kept(response))?.suspicions).toEqual([])
})

test('a visit is checked by the hours of the branch, and its file for a calendar names the place of the branch', async () => {
  const monday = new Date(Date.now() + 14 * 86_400_000)
  monday.setUTCDate(monday.getUTCDate() + ((8 - monday.getUTCDay()) % 7))
  const date = monday.toISOString().slice(0, 10)
  const visit = {
    form: 'appointment',
    phone: '020 7946 0000',
    preferredLocation: LOCATIONS[0],
    preferredDate: date,
    preferredTime: '10:30 AM',
  }
  const ask = (page: string) => site.ask('/api/enquiries', { body: { ...MESSAGE, ...visit, page }, headers: { cookie: tester } })
  expect((await ask('/book-treatment')).status).toBe(201)
  const refused = await ask('/~fix~hours/book-treatment')
  expect([refused.status, await refused.json()]).toEqual([422, { problems: { preferredDate: 'dateClosed', preferredTime: 'timeTaken' } }])
  const file = async (page: string, cookie = tester) => {
    const asked = new URLSearchParams({ sent: 'K7MQ-X3EV', form: 'appointment', location: 'London', date, time: '10:30 AM', page })
    return (await site.ask(`/api/enquiries/calendar.ics?${asked}`, { headers: { cookie } })).text()
  }
  expect(await file('/~fix~hours')).toContain('1 Branch Row')
  for (const text of [await file('/'), await file('/~fix~hours', '')]) expect(text).not.toContain('1 Branch Row')
})
