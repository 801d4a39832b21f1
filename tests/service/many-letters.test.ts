import { afterAll, beforeAll, expect, test } from 'vitest'
import { build, type Site } from './site.ts'

let site: Site

beforeAll(async () => {
  site = await build({ ENQUIRIES_PER_ADDRESS: '1000' })
})
afterAll(() => site.close())

const HOUR_MS = 60 * 60_000
let words = 0
/** Keeps an enquiry with words of its own, and gives what makes it suspect. */
async function keep(email: string, ageMs = 0) {
  words += 1
  const fields = { form: 'contact' as const, firstName: 'Ada', lastName: 'Hart', phone: '', preferredLocation: undefined }
  const received = { ...fields, email, message: `Words ${words}`, locale: 'en' as const, receivedAt: new Date(Date.now() - ageMs) }
  const { reference } = await site.enquiries.book.keep(received, { suspicions: [] })
  return (await site.enquiries.book.find(reference))?.suspicions
}
const letters = async () => (await site.enquiries.outbox.state()).waiting

test('after a few confirmations in a day to one mailbox, of more only the clinic is told', async () => {
  for (let n = 0; n < 5; n += 1) expect(await keep('victim@example.com')).toEqual([])
  const before = await letters()
  expect(await keep('victim@example.com')).toEqual(['many to one address'])
  expect(await letters()).toBe(before + 1)
  expect(await keep('other@example.com')).toEqual([])
})

test('a mailbox is one however its address is spelled, and another that only looks like it is another', async () => {
  const spelled = ['ann.lee@example.com', 'Ann.Lee@Example.com', 'annlee@example.com', 'ann.lee+1@example.com', 'annlee+won@example.com']
  for (const email of spelled) expect(await keep(email)).toEqual([])
  expect(await keep('a.n.n.lee+6@example.com')).toEqual(['many to one address'])
  for (const email of ['annlee@example.org', 'ann@example.com', 'annlees@example.com', 'annlee+1@sub.example.com'])
    expect(await keep(email)).toEqual([])
})

test('what was sent more than a day ago, or by a clock that was far ahead, counts no more', async () => {
  for (const hours of [25, 26, 27, -30, -9000]) await keep('late@example.com', hours * HOUR_MS)
  expect(await keep('late@example.com')).toEqual([])
})

test('what was kept aside does not count, so that nobody can use up what an address may be sent', async () => {
  for (let n = 0; n < 6; n += 1) {
    const body = {
      form: 'contact',
      firstName: 'A',
      lastName: 'B',
      email: 'aside@example.com',
      message: `Spam ${n}`,
      'kept-empty': 'x',
      took: '9',
    }
    expect((await site.ask('/api/enquiries', { body })).status).toBe(201)
  }
  expect(await keep('aside@example.com')).toEqual([])
})

test('an address in any script, and with signs that databases know, is counted as itself', async () => {
  for (let n = 0; n < 5; n += 1) expect(await keep("o'neill%_用户@例子.公司")).toEqual([])
  expect(await keep("o'neill%_用户@例子.公司")).toEqual(['many to one address'])
  expect(await keep("o'neillxx用户@例子.公司")).toEqual([])
})
