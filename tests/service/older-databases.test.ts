import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { afterEach, expect, test, vi } from 'vitest'
import type { Received } from '../../src/features/enquiries/server/record.ts'
import { digestOf } from '../../src/features/enquiries/server/store-enquiry.ts'
import { PLANNED, type Planned } from '../../src/features/releases/rules/planned.ts'
import { createSchedule } from '../../src/features/releases/server/schedule.ts'
import { createSignOff } from '../../src/features/reviews/server/routes.ts'
import type { Standing } from '../../src/model/roles.ts'
import { restore } from '../../src/server/backup/restore.ts'
import { steadyClock } from '../../src/server/http/steady-clock.ts'
import { readSettings } from '../../src/server/settings.ts'
import { noteRunning } from '../../src/server/stores/files/running.ts'
import { openStores } from '../../src/server/stores.ts'
import { codeNow } from '../fixtures/app-codes.ts'
import { OLDER_TABLES } from '../fixtures/older-tables.ts'
import { ask } from '../fixtures/postgres.ts'
import { git } from '../fixtures/repository.ts'
import { cookiesOf } from '../fixtures/server.ts'
import { gardenAt } from './garden.ts'
import { build, newPlace, ON_POSTGRES, ORIGIN, type Site } from './site.ts'

const NOW = Date.now()
const MINUTE_MS = 60_000
const SPELLED = ['v.ictim@example.com', 'Victim@Example.com', 'victim+1@example.com', 'vic.tim+won+more@example.com']

const received = (email: string, message: string, at = NOW): Received => ({
  ...{ form: 'contact', firstName: 'Ada', lastName: "O'Hart", email, phone: '', preferredLocation: undefined, message },
  ...{ locale: 'en', receivedAt: new Date(at) },
})
const text = (value: string) => `'${value.replaceAll("'", "''")}'`
const moment = (ms: number) => (ON_POSTGRES ? `to_timestamp(${ms / 1000})` : String(ms))

/** Writes an enquiry with a letter as every version so far has written it. */
function written(email: string, n: number): string {
  const { locale, receivedAt, ...fields } = received(email, `Words ${n}`, NOW - MINUTE_MS + n)
  const values = [
    text(`AAAA-AAA${n}`),
    moment(receivedAt.getTime()),
    "''",
    "''",
    text(digestOf(received(email, `Words ${n}`))),
    text(locale),
  ]
  return `
    INSERT INTO enquiry (reference, received_at, clinic, suspicions, digest, locale, fields)
    VALUES (${values.join(', ')}, ${text(JSON.stringify(fields))});
    INSERT INTO letter (reference, kind, due_at) VALUES ('AAAA-AAA${n}', 'clinic', ${moment(NOW - MINUTE_MS)});
    INSERT INTO access (at, editor, action, detail) VALUES (${moment(NOW - 2 * MINUTE_MS - n)}, 'ada', 'read', '${n}');`
}

/** A place for what the server keeps, and a way to change it past the site. */
async function somewhere() {
  const settings = readSettings(await newPlace())
  const run = async (sql: string) => {
    if (ON_POSTGRES) await ask(settings.databaseUrl, sql)
    else new DatabaseSync(join(settings.dataDir, 'enquiries.sqlite')).exec(sql)
  }
  return { open: () => openStores(settings), run }
}

test.each(OLDER_TABLES[ON_POSTGRES ? 'PostgreSQL' : 'SQLite'])(
  'a database of an earlier version is brought up to date once, with all that it holds',
  async (tables) => {
    const { open, run } = await somewhere()
    await run(tables + SPELLED.map(written).join(''))
    // Until then one sign was enough to be kept aside.
    await run(`
      INSERT INTO enquiry (reference, received_at, clinic, suspicions, digest, locale, fields)
      VALUES ('AAAA-ASDE', ${moment(NOW - 2 * MINUTE_MS)}, '', 'trap', 'aside', 'en', '{"form":"contact","email":"aside@example.com"}')`)
    await (await open()).close()
    const stores = await open()
    const { book, outbox, log, clock } = stores.enquiries
    expect(await clock.read()).toEqual({ seenAt: new Date(NOW - MINUTE_MS + 3), steadySince: new Date(0) })
    expect((await book.list({ suspected: false })).map(({ reference }) => reference)).toEqual([
      'AAAA-AAA3',
      'AAAA-AAA2',
      'AAAA-AAA1',
      'AAAA-AAA0',
    ])
    expect((await book.list({ suspected: true })).map(({ reference, aside }) => [reference, aside])).toEqual([['AAAA-ASDE', true]])
    expect((await book.find('AAAA-AAA0'))?.received).toEqual(received('v.ictim@example.com', 'Words 0', NOW - MINUTE_MS))
    expect((await log.list(10)).map(({ detail }) => detail)).toEqual(['3', '2', '1', '0'])
    expect((await outbox.due(new Date(NOW), 10)).map(({ reference }) => reference).sort()).toEqual([
      'AAAA-AAA0',
      'AAAA-AAA1',
      'AAAA-AAA2',
      'AAAA-AAA3',
    ])

    const keep = (message: string) => book.keep(received('victim@example.com', message), { suspicions: [] })
    const again = await book.keep(received('v.ictim@example.com', 'Words 0'), { suspicions: [] })
    expect(again).toEqual({ reference: 'AAAA-AAA0', again: true })
    const suspicions = async (message: string) => (await book.find((await keep(message)).reference))?.suspicions
    expect([await suspicions('The fifth'), await suspicions('The sixth')]).toEqual([[], ['many to one address']])
    await stores.close()
  },
)

test('a database of a newer version stops the start', async () => {
  const { open, run } = await somewhere()
  await (await open()).close()
  await run('UPDATE schema_version SET version = 1000')
  await expect(open()).rejects.toThrow(/made by a newer version of the site \(tables 1000, /)
})

/** What the last landed version has kept, and what it told of that: `tests/fixtures/older-data/make.ts` says how it is made. */
const OLD = join(import.meta.dirname, '../fixtures/older-data')
const unpacked = (name: string) => gunzipSync(readFileSync(join(OLD, name))).toString()
type Told = { at: string; password: string; passphrase: string; draft: string; link: string; answers: Answer[] } & Record<Secret, string>
type Answer = { path: string; cookie: string; body: unknown }
type Secret = 'owner' | 'publisher' | 'tester' | 'careful' | 'careless' | 'secret' | 'code' | 'invitation' | 'withdrawn'
const told = JSON.parse(unpacked('told.json.gz')) as Told

/** The last version’s data as it lay there. */
async function asItLay(): Promise<Place> {
  const place = await newPlace()
  const dir = mkdtempSync(join(tmpdir(), 'content-'))
  git(dir, 'init', '-q', '-b', 'main', '--template=')
  git(dir, 'fetch', '-q', '--update-head-ok', join(OLD, 'content.bundle'), '+refs/*:refs/*')
  git(dir, 'reset', '-q', '--hard', 'main')
  if (ON_POSTGRES) await ask(place.DATABASE_URL ?? '', unpacked('postgres.sql.gz'))
  else execFileSync('tar', ['-xzf', join(OLD, 'data-dir.tar.gz'), '-C', place.DATA_DIR ?? ''])
  return { place, dir }
}
/** The same out of the last version’s backup. */
async function fromBackup(): Promise<Place> {
  const [place, dir] = [await newPlace(), mkdtempSync(join(tmpdir(), 'content-'))]
  const settings = readSettings(place)
  const makeTables = async (version?: number) => (await openStores(settings, version)).close()
  await restore(join(OLD, 'site.backup'), { ...settings, contentDir: dir }, told.passphrase, makeTables)
  return { place, dir }
}
type Place = { place: Record<string, string>; dir: string }

/** Sets the clock to two minutes after what is kept was made. */
function standAt() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(told.at) + 2 * MINUTE_MS })
  steadyClock.begin()
}
afterEach(() => {
  vi.useRealTimers()
  steadyClock.begin()
})

type Body = object & {
  invitations?: (Standing & { email: string; by: string; until: string })[]
  threads?: { settled?: { by: string; at: string } }[]
}
/** Open invitations stand among all open links now, and with who settled a thread stands how they came. */
function asToday({ invitations, ...body }: Body) {
  if (body.threads) {
    const by = (name: string) => ({ kind: 'account', name })
    return {
      ...body,
      threads: body.threads.map(({ settled, ...one }) => ({ ...one, ...(settled && { settled: { ...settled, by: by(settled.by) } }) })),
    }
  }
  if (Array.isArray(body) || !invitations) return body
  const links = invitations.map(({ email, by, until, ...standing }) => expect.objectContaining({ email, by, until, standing }))
  return { ...body, links: expect.arrayContaining(links) }
}

const get = (site: Site, path: string, cookie = '') => site.ask(path, { headers: { cookie } })
const post = (site: Site, path: string, body: object, cookie = '') => site.ask(path, { headers: { cookie }, body })

test.each([
  ['in its place', asItLay],
  ['out of its backup', fromBackup],
])('what the last version kept is read as it was, %s: by those who were signed in, to the last answer', async (_, from) => {
  standAt()
  const { place, dir } = await from()
  const site = await build(place, { garden: gardenAt(dir), isKept: true })
  try {
    for (const { path, cookie, body } of told.answers) {
      const answer = await get(site, path, cookie)
      expect([path, answer.status]).toEqual([path, 200])
      const now = await answer.json()
      // What is looked at here, too, is a line more above those of then.
      expect(Array.isArray(body) ? now.slice(-body.length) : now, path).toMatchObject(asToday(body as Body))
    }
  } finally {
    await site.close()
  }
})

test('what the last version kept goes on: sessions, second factors, links, plans, letters', async () => {
  standAt()
  const { place, dir } = await asItLay()
  // The folder is taken as the start takes it.
  noteRunning(place.DATA_DIR ?? '', ON_POSTGRES).end()
  const site = await build(place, { garden: gardenAt(dir), isKept: true })
  try {
    const userOf = async (cookie: string) =>
      ((await (await get(site, '/api/editors/get-session', cookie)).json()) as { user?: { name: string } } | null)?.user?.name
    expect(await Promise.all([told.owner, told.publisher, told.careful].map(userOf))).toEqual(['Olga Hart', 'Petra Low', 'Carl Key'])
    expect((await get(site, `/api/reviews/comments?branch=${told.draft}`, told.tester)).status).toBe(200)
    for (const code of [codeNow(told.secret), told.code]) {
      const half = await post(site, '/api/editors/sign-in/email', { email: told.careless, password: told.password })
      expect(await half.json()).toMatchObject({ next: 'code' })
      const whole = await post(site, '/api/editors/second-step', { code }, cookiesOf(half))
      expect([whole.status, await userOf(cookiesOf(whole))]).toEqual([200, 'Carl Key'])
    }
    const newcomer = { token: told.invitation, name: 'Ivy New', password: 'six other words by chance' }
    expect((await post(site, '/api/editors/link/use', newcomer)).status).toBe(200)
    expect(await site.accounts.find('ivy@clinic.example')).toMatchObject({ role: 'translator', languages: ['zh-CN'] })
    expect((await site.enquiries.outbox.due(new Date(), 10)).map(({ kind }) => kind).sort()).toEqual([
      'clinic',
      'clinic',
      'visitor',
      'visitor',
    ])

    const opened = await get(site, told.link)
    expect(opened.status).toBe(303)
    expect((await get(site, opened.headers.get('location') ?? '', cookiesOf(opened))).status).toBe(200)

    // What was planned then goes out at its time, and is taken back at its end.
    const plans = (await (await get(site, PLANNED, told.owner)).json()) as Planned[]
    const { planned, releasing, reviews } = site.stores
    for (const moment of [plans[0]?.from, plans[0]?.until]) {
      const at = new Date(moment ?? '')
      const mayPublish = (email: string) => site.accounts.may(email, 'releases.publish')
      const parts = { branches: site.branches, planned, alone: releasing, mayPublish, origin: () => ORIGIN, report: async () => [] }
      await createSchedule({ ...parts, ...createSignOff(site.branches, reviews), now: () => at }).look()
    }
    expect(git(dir, 'log', '-2', '--format=%an|%s', 'main').split('\n')).toEqual([
      expect.stringMatching(/^Petra Low\|Take back/),
      expect.stringMatching(/^Petra Low\|Publish/),
    ])

    // An owner who is one no more, and a link of a time that kept names alone.
    await site.accounts.setRole('petra@clinic.example', { role: 'owner', languages: [], enquiries: false })
    const looked = async () => (await post(site, '/api/editors/link', { token: told.withdrawn })).status
    expect(await looked()).toBe(200)
    await site.accounts.setRole('olga@clinic.example', { role: 'editor', languages: [], enquiries: false })
    expect(await looked()).toBe(404)
    await site.accounts.setRole('carl@clinic.example', { role: 'owner', languages: [], enquiries: false })
    await site.accounts.remove('petra@clinic.example')
    expect((await get(site, told.link)).status).toBe(404)
  } finally {
    await site.close()
  }
})
