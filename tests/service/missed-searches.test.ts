import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { clinicDate } from '../../src/content/clinic/clinic-time.ts'
import { MISSED, type MissedSearch } from '../../src/features/searches/rules/missed.ts'
import { startRetention } from '../../src/server/retention.ts'
import { build, type Site } from './site.ts'

const DAY_MS = 24 * 60 * 60_000
// It is noon for the whole file: what is counted by day must not fall on two.
vi.useFakeTimers({ toFake: ['Date'], now: new Date().setUTCHours(12, 0, 0, 0) })
const today = clinicDate()
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

const listed = async () => (await (await site.ask(MISSED, { headers: { cookie } })).json()) as MissedSearch[]

test('what nobody found is counted by day, language and words, and nothing that may be about a person is', async () => {
  const { searches } = site.stores
  for (const query of ['Thread lift', 'thread LIFT', 'ada@clinic.example', '020 7946 0182', 'Xeros']) searches.note(query, 'en')
  searches.note('瘦小腿', 'zh-CN')
  const rows = [
    { day: today, locale: 'en', words: 'thread lift', count: 2 },
    { day: today, locale: 'en', words: 'xeros', count: 1 },
    { day: today, locale: 'zh-CN', words: '瘦小腿', count: 1 },
  ]
  expect(await listed()).toEqual(rows)
  searches.note('thread lift', 'en')
  expect((await listed())[0]).toEqual({ ...rows[0], count: 3 })
})

test('searches that were invented fill no more than a part of a day', async () => {
  const { searches } = site.stores
  for (let round = 0; round < 2; round++) {
    for (let at = 0; at < 450; at++) searches.note(`word${String.fromCharCode(97 + (at % 26))}x${at}y${round}`, 'en')
    await searches.flush()
  }
  expect((await searches.since(today)).length).toBe(500)
  searches.note('thread lift', 'en')
  await searches.flush()
  expect((await searches.since(today)).find(({ words }) => words === 'thread lift')?.count).toBe(4)
})

test('they are erased after ninety days, with what else is old', async () => {
  const { searches, enquiries } = site.stores
  const later = (days: number) => {
    const clocks = { now: () => Date.now() + days * DAY_MS, running: () => performance.now() }
    const clock = { read: async () => undefined, write: async () => undefined }
    const retention = startRetention({ ...enquiries, clock, searches }, 10_000, clocks)
    return retention.first.then(() => retention.stop())
  }
  await later(89)
  expect((await searches.since(today)).length).toBeGreaterThan(0)
  await later(92)
  expect(await searches.since(today)).toEqual([])
})
