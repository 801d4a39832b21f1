import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PLANNED, type Planned } from '../../src/features/releases/rules/planned.ts'
import { createSchedule } from '../../src/features/releases/server/schedule.ts'
import { createSignOff } from '../../src/features/reviews/server/routes.ts'
import { steadyClock } from '../../src/server/http/steady-clock.ts'
import { startRetention } from '../../src/server/retention.ts'
import { ask } from '../fixtures/postgres.ts'
import { build, ON_POSTGRES, type Site } from './site.ts'

const DAY_MS = 24 * 60 * 60_000
let site: Site
let said: string[]

beforeAll(async () => {
  site = await build()
})
afterAll(() => site.close())
beforeEach(() => {
  said = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line))
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

let words = 0
const keep = async (receivedAt: number) => {
  words += 1
  const fields = { form: 'contact' as const, firstName: 'Ada', lastName: 'Hart', email: `ada${words}@example.com`, phone: '' }
  const received = { ...fields, preferredLocation: undefined, message: `Number ${words}`, locale: 'en' as const }
  return (await site.enquiries.book.keep({ ...received, receivedAt: new Date(receivedAt) }, { suspicions: [] })).reference
}
const isKept = async (reference: string) => Boolean(await site.enquiries.book.find(reference))

/** A clock on the wall that can be set, and one that only runs on. */
function clocks() {
  let [wall, run] = [Date.now(), 0]
  return {
    now: () => wall,
    running: () => run,
    set(ms: number) {
      wall += ms
    },
    pass(ms: number) {
      wall += ms
      run += ms
    },
  }
}

/** A server that runs for so many days, and looks at the clock now and then. */
async function runFor(days: number, clock: ReturnType<typeof clocks>, retention: Awaited<ReturnType<typeof start>>) {
  for (let passed = 0; passed < days; passed += 0.5) {
    clock.pass(DAY_MS / 2)
    await retention.erase()
  }
}

/** A server as far as erasing goes, which has looked at the clock once. */
async function start(clock: ReturnType<typeof clocks>) {
  const retention = startRetention(site.enquiries, 30, clock)
  await retention.first
  retention.stop()
  return retention
}

test('a clock that leaps ahead erases nothing, and says so, until it has run steadily for seven days', async () => {
  const clock = clocks()
  const [young, old] = [await keep(clock.now()), await keep(clock.now() - 31 * DAY_MS)]
  const retention = await start(clock)
  expect([await isKept(young), await isKept(old)]).toEqual([true, false])
  expect(retention.problem()).toBeUndefined()

  clock.set(400 * DAY_MS)
  await site.enquiries.log.note({ at: new Date(), editor: 'ada@clinic.example', action: 'read', detail: 'before the leap' })
  await retention.erase()
  expect(await isKept(young)).toBe(true)
  expect(said).toEqual([expect.stringMatching(/^The clock says \d{4}-\d\d-\d\d, 400 days away .* no enquiry is erased\.$/)])
  expect(retention.problem()).toMatch(/clock has leapt/)

  await runFor(6.5, clock, retention)
  expect(await isKept(young)).toBe(true)
  await runFor(0.5, clock, retention)
  expect(await isKept(young)).toBe(false)
  expect(retention.problem()).toBeUndefined()
  expect(said).toHaveLength(1)
})

test('a clock that is set back erases nothing either, until it has run steadily', async () => {
  const clock = clocks()
  const retention = await start(clock)
  clock.set(-400 * DAY_MS)
  const [young, old] = [await keep(clock.now()), await keep(clock.now() - 31 * DAY_MS)]
  await retention.erase()
  expect([await isKept(young), await isKept(old)]).toEqual([true, true])
  await runFor(7, clock, retention)
  expect([await isKept(young), await isKept(old)]).toEqual([true, false])
})

test('a leap while the server is off is noticed at the next start, and again at the one after it', async () => {
  const clock = clocks()
  clock.set(1000 * DAY_MS)
  await runFor(7, clock, await start(clock))
  const young = await keep(clock.now())
  clock.pass(3 * DAY_MS)
  expect((await start(clock)).problem()).toBeUndefined()

  clock.set(400 * DAY_MS)
  expect((await start(clock)).problem()).toMatch(/clock has leapt/)
  expect((await start(clock)).problem()).toMatch(/clock has leapt/)
  expect(await isKept(young)).toBe(true)
})

test('where the clock was never noted, the newest enquiry tells when the server ran', async () => {
  const clock = clocks()
  clock.set(1500 * DAY_MS)
  const young = await keep(clock.now())
  const forget = () =>
    ON_POSTGRES
      ? ask(site.settings.databaseUrl, 'DELETE FROM clock')
      : new DatabaseSync(join(site.dataDir, 'enquiries.sqlite')).exec('DELETE FROM clock')
  await forget()
  expect((await start(clock)).problem()).toBeUndefined()
  await forget()
  clock.set(400 * DAY_MS)
  expect((await start(clock)).problem()).toMatch(/clock has leapt/)
  expect(await isKept(young)).toBe(true)
})

test('hours that a machine slept, or by which its clock was corrected, hold nothing up', async () => {
  const clock = clocks()
  clock.set(2000 * DAY_MS)
  const retention = await start(clock)
  await runFor(7, clock, retention)
  said = []
  clock.set(DAY_MS / 3)
  await retention.erase()
  clock.set(-60_000)
  await retention.erase()
  expect([retention.problem(), said]).toEqual([undefined, []])
})

test('the same words are a new enquiry where an earlier one has its date from a clock that was far ahead', async () => {
  const fields = { form: 'contact' as const, firstName: 'Ada', lastName: 'Hart', email: 'ada@example.com', phone: '' }
  const received = { ...fields, preferredLocation: undefined, message: 'At what time?', locale: 'en' as const }
  const { book } = site.enquiries
  await book.keep({ ...received, receivedAt: new Date(Date.now() + 400 * DAY_MS) }, { suspicions: [] })
  expect((await book.keep({ ...received, receivedAt: new Date() }, { suspicions: [] })).again).toBe(false)
  expect((await book.keep({ ...received, receivedAt: new Date() }, { suspicions: [] })).again).toBe(true)
})

test('a letter that was put off by a wrong clock goes as soon as the clock is right', async () => {
  await keep(Date.now())
  const { outbox } = site.enquiries
  const far = new Date(Date.now() + 400 * DAY_MS)
  const letters = await outbox.due(far, 1000)
  for (const { id } of letters) await outbox.failed(id, { reason: 'No mail server', next: far, isRefused: false })
  const ids = (found: typeof letters) => found.map(({ id }) => id).sort()
  expect(ids(await outbox.due(new Date(), 1000))).toEqual(ids(letters))
})

test('health and inbox say that the clock has leapt', async () => {
  const own = await build()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * DAY_MS })
  const health = (await (await own.ask('/healthz')).json()) as { status: string; problems: string[] }
  expect(health).toMatchObject({ status: 'degraded', problems: [expect.stringMatching(/clock has leapt/)] })
  const cookie = await own.signIn()
  const inbox = (await (await own.ask('/api/inbox/enquiries', { headers: { cookie } })).json()) as { mail: object }
  expect(inbox.mail).toMatchObject({ notErasing: health.problems[0] })
  vi.useRealTimers()
  await own.close()
})

test('forty days ahead publish, end, erase and delete nothing, and the calendar says why it waits; back again, all is as it was', async () => {
  const own = await build()
  const { branches, stores } = own
  const cookie = await own.signIn()
  const ask = async (path: string, body?: object) => (await own.ask(path, { headers: { cookie }, body })).json()
  const { branch } = (await ask('/api/drafts', { name: 'Embargoed' })) as { branch: string }
  const tip = (await branches.find(branch)).ref?.tip ?? ''
  const from = new Date(Date.now() + 30 * DAY_MS)
  const planner = { name: 'Ada Hart', email: 'ada@clinic.example' }
  await stores.planned.add({ branch, name: 'Embargoed', tip, choices: {}, looked: [], planner, language: 'en', from })
  const { branch: gone } = (await ask('/api/drafts', { name: 'Taken away' })) as { branch: string }
  await branches.remove(gone)
  const { token } = await own.accounts.links.make({ kind: 'reset', email: planner.email, by: planner.email })
  const report = async () => []
  const schedule = createSchedule({
    branches,
    report,
    planned: stores.planned,
    alone: stores.releasing,
    mayPublish: async () => true,
    origin: () => '',
    ...createSignOff(branches, stores.reviews),
  })
  const reasons = async () => ((await ask(PLANNED)) as Planned[]).map(({ state, reason }) => [state, reason])
  const before = own.garden.git('for-each-ref')
  expect(await reasons()).toEqual([['waiting', undefined]])

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * DAY_MS })
  await schedule.look()
  expect(await own.accounts.links.find(token)).toBeDefined()
  expect((await branches.removed()).map(({ branch: name }) => name)).toEqual([gone])
  expect((await own.ask('/api/editors/get-session', { headers: { cookie } })).status).toBe(200)
  expect(own.garden.git('for-each-ref')).toBe(before)
  const during = await own.signIn()
  const told = (await (await own.ask(PLANNED, { headers: { cookie: during } })).json()) as Planned[]
  expect(told.map(({ state, reason }) => [state, reason])).toEqual([['waiting', 'clock']])
  expect(steadyClock.problem()).toMatch(/it should be/)

  vi.useRealTimers()
  expect(await reasons()).toEqual([['waiting', undefined]])
  expect(await own.accounts.links.take(token)).toBeDefined()
  expect(steadyClock.problem()).toBeUndefined()
  await own.close()
})
