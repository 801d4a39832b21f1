import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDrafts } from '../../../src/features/releases/server/drafts.ts'
import { createSchedule } from '../../../src/features/releases/server/schedule.ts'
import { releasesIn } from '../../../src/server/content/releases/notes.ts'
import { until } from '../garden.ts'
import { ada, asked, question } from '../questions.ts'
import { type Host, openProcess, plantHost, type Together } from './together.ts'

const NOW = new Date('2026-11-30T08:00:00Z')
const END = new Date('2026-12-24T23:59:00Z')
let host: Host
let both: [Together, Together]
let [a, b]: [Together, Together] = [] as never

beforeAll(async () => {
  host = await plantHost()
  both = await Promise.all([openProcess(host, 'a'), openProcess(host, 'b')])
  ;[a, b] = both
})
afterAll(async () => {
  await Promise.all(both.map((one) => one.stop()))
  await host.uproot()
})

const scheduleOf = ({ branches, stores, source }: Together, now: Date) =>
  createSchedule({
    ...{ branches, planned: stores.planned, alone: stores.releasing, newest: source.newest },
    report: async () => [],
    mayPublish: async () => true,
    origin: () => 'http://site.example',
    now: () => now,
  })

/** Makes a draft at one process and gives it a time. */
async function plan(name: string, from = NOW, end: Date | undefined = undefined) {
  const branch = await createDrafts(a.branches).begin(name, ada)
  const path = `content/faq/${branch}.json`
  await (await a.branches.open(branch))?.put(ada, new Map([[path, JSON.stringify(question(`${name}?`), null, 2)]]))
  const tip = (await a.branches.find(branch)).ref?.tip ?? ''
  await a.stores.planned.add({
    ...{ branch, name, tip, from, choices: {}, looked: [], planner: ada, language: 'en' },
    ...(end && { until: end }),
  })
  return `${branch}.json`
}
const said = () => host.git('log', '--format=%s', '--grep=^Release: ', 'main').split('\n')

test('a moment that comes at two processes at once brings a draft out once, and takes it back once', async () => {
  const file = await plan('Winter offers', NOW, END)
  await Promise.all(both.map((one) => scheduleOf(one, NOW).look()))
  await Promise.all(both.map((one) => scheduleOf(one, NOW).look()))
  expect(said()).toEqual(['Publish “Winter offers”'])
  for (const one of both) await until(async () => (await asked(one.store, file)) === 'Winter offers?', 'the release at both')
  await Promise.all(both.map((one) => scheduleOf(one, END).look()))
  await Promise.all(both.map((one) => scheduleOf(one, END).look()))
  expect(said()).toEqual(['Take back “Winter offers”', 'Publish “Winter offers”'])
})

test('a process that was away knows what the other has planned, and what it did before it died', async () => {
  const file = await plan('Spring menu')
  // The draft has come to the host, and this process has not heard of it.
  await scheduleOf(b, NOW).look()
  expect(said()[0]).toBe('Publish “Spring menu”')
  const [kept] = (await b.stores.planned.list(NOW)).filter(({ name }) => name === 'Spring menu')
  expect(kept?.state).toBe('public')
  // As if it had died between the release and the note of it.
  if (kept) await b.stores.planned.settle(kept, { state: 'waiting' })
  await scheduleOf(a, NOW).look()
  expect(said().filter((subject) => subject.includes('Spring menu'))).toHaveLength(1)
  expect(await asked(a.store, file)).toBe('Spring menu?')
  const { checkout } = a.branches.main
  expect(checkout && (await releasesIn(checkout))[0]).toMatchObject({ id: kept?.release, author: 'Ada Hart' })
})

test('while one process is at it, another leaves it alone', async () => {
  let end = (_said: string) => {}
  const ended = new Promise<string>((done) => {
    end = done
  })
  // Not before the first has the lock: it asks once, and would itself be the one that is turned away.
  const first = await new Promise<{ said: Promise<string | undefined> }>((began) => {
    const said = a.stores.releasing(() => {
      began({ said })
      return ended
    })
  })
  expect(await b.stores.releasing(async () => 'second')).toBeUndefined()
  end('first')
  expect(await first.said).toBe('first')
  expect(await b.stores.releasing(async () => 'second')).toBe('second')
})
