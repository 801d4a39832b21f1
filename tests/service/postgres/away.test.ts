import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPostgres, placeOf } from '../../../src/server/stores/postgres/open-postgres.ts'
import { connect } from '../../../src/server/stores/postgres/postgres.ts'
import { ask, createDatabase, startPostgres } from '../../fixtures/postgres.ts'
import { until } from '../garden.ts'
import { build, PASSWORD, type Site } from '../site.ts'

let cluster: Awaited<ReturnType<typeof startPostgres>>
let site: Site
let cookie: string
let url: string

beforeAll(async () => {
  cluster = await startPostgres()
  url = await createDatabase(cluster.dir)
  site = await build({ DATABASE_URL: url })
  cookie = await site.signIn()
}, 120_000)
afterAll(async () => {
  await site.close()
  await cluster.stop()
})

const FIELDS = { form: 'contact', page: '/ar/contact', firstName: 'Ada', lastName: 'Hart', email: 'ada@example.com', message: 'There?' }
const health = async () => (await (await site.ask('/healthz')).json()) as { status: string; database: string }

test('while the database is away, visitors read whom to call, editors wait, and pages are served; then all goes on by itself', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await until(async () => (await health()).status === 'ok', 'a site that is well', 30_000)
  await cluster.halt()

  expect(await health()).toMatchObject({ status: 'degraded', database: 'unreachable' })
  const ready = await site.ask('/readyz')
  expect([ready.status, await ready.text()]).toEqual([503, 'database'])
  const scripted = await site.ask('/api/enquiries', { body: FIELDS })
  expect([scripted.status, await scripted.json()]).toEqual([503, { error: "can't take enquiries now" }])
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const plain = await site.ask('/api/enquiries', { body: new URLSearchParams(FIELDS).toString(), headers })
  expect(plain.status).toBe(503)
  expect(await plain.json()).toMatchObject({ at: '/ar/contact', attempt: { failed: true, values: { message: 'There?' } } })
  for (const answer of [
    await site.ask('/api/inbox/enquiries', { headers: { cookie } }),
    await site.ask('/api/editors/get-session', { headers: { cookie } }),
    await site.ask('/api/editors/sign-in/email', { body: { email: 'ada@clinic.example', password: PASSWORD } }),
  ]) {
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/try again in a minute/) })
  }
  expect((await site.ask('/about', { headers: { cookie, 'sec-fetch-dest': 'iframe' } })).status).toBe(200)
  expect((await site.ask('/api/gate/sign-in', { body: { password: 'wrong' } })).status).toBe(401)

  await cluster.start()
  await until(async () => (await health()).status === 'ok', 'the database', 30_000)
  expect((await site.ask('/api/enquiries', { body: FIELDS })).status).toBe(201)
  expect((await site.ask('/api/inbox/enquiries', { headers: { cookie } })).status).toBe(200)
  silent.mockRestore()
}, 120_000)

test('a connection that is cut in the middle of keeping leaves nothing, and the same sent again is kept', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const database = connect(url)
  const cut = database.transaction(async (db) => {
    await db.insertInto('secret').values({ name: 'half', value: 'kept' }).execute()
    await ask(url, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()')
    await sql`SELECT 1`.execute(db)
  })
  await expect(cut).rejects.toThrow(/does not answer/)
  expect(await database.db.selectFrom('secret').selectAll().where('name', '=', 'half').execute()).toEqual([])
  await database.close()
  silent.mockRestore()
})

test('a database that is not there yet is waited for, then named without its password', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const missing = url.replace(/site_\w+/, 'not_there').replace('site@', 'site:secret@')
  const opening = openPostgres(missing, 60_000)
  await until(() => silent.mock.calls.length > 0, 'the message', 30_000)
  expect(String(silent.mock.calls[0])).toMatch(/not_there.*does not exist.*Trying again/)
  await ask(url, 'CREATE DATABASE not_there')
  await (await opening).close()

  const refused = await openPostgres('postgres://site:secret@127.0.0.1:1/site', 100).catch((error: Error) => error)
  expect(String(refused)).toMatch(/PostgreSQL at 127\.0\.0\.1:1\/site .*ECONNREFUSED/)
  expect(`${refused}${silent.mock.calls}`).not.toContain('secret')
  expect(placeOf('postgres://user:password@db.example:5432/site')).toBe('db.example:5432/site')
  silent.mockRestore()
}, 90_000)

test('tables are made once, and those of a newer version of the site stop the start', async () => {
  const own = await createDatabase(cluster.dir)
  const opened = await Promise.all([openPostgres(own), openPostgres(own), openPostgres(own)])
  await Promise.all(opened.map((database) => database.close()))
  expect(await ask(own, 'SELECT version FROM schema_version')).toHaveLength(1)
  await ask(own, 'UPDATE schema_version SET version = 1000')
  await expect(openPostgres(own)).rejects.toThrow(/newer version/)
})

test('letters that a process took and never sent are taken by another after a while, and by nobody before', async () => {
  const { book, outbox } = site.enquiries
  const received = {
    form: 'contact' as const,
    firstName: 'A',
    lastName: 'B',
    email: 'a@example.com',
    phone: '',
    preferredLocation: undefined,
  }
  await ask(url, 'DELETE FROM enquiry')
  await book.keep({ ...received, message: 'Lease', locale: 'en', receivedAt: new Date() }, { suspicions: [] })
  const now = new Date()
  const [first, second] = await Promise.all([outbox.due(now, 1), outbox.due(now, 5)])
  expect([...first, ...second].map(({ kind }) => kind).sort()).toEqual(['clinic', 'visitor'])
  expect(await outbox.due(new Date(now.getTime() + 2 * 60_000), 5)).toEqual([])
  expect(await outbox.due(new Date(now.getTime() + 4 * 60_000), 5)).toHaveLength(2)
})

test('an enquiry is flushed to the disk whatever the server was told', async () => {
  await ask(url, 'ALTER ROLE site SET synchronous_commit = off')
  const database = connect(url)
  const { rows } = await database.transaction((db) => sql<{ synchronous_commit: string }>`SHOW synchronous_commit`.execute(db))
  expect(rows[0]?.synchronous_commit).toBe('on')
  await database.close()
  await ask(url, 'ALTER ROLE site RESET synchronous_commit')
})
