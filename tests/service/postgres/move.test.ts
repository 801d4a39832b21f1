import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Received } from '../../../src/features/enquiries/server/record.ts'
import { readSettings } from '../../../src/server/settings.ts'
import { noteRunning } from '../../../src/server/stores/files/running.ts'
import { openStores } from '../../../src/server/stores.ts'
import { fillPlanned, keptRows } from '../../fixtures/kept-rows.ts'
import { ask, createDatabase } from '../../fixtures/postgres.ts'
import { saySomethingOfADraft } from '../../fixtures/said-of-a-draft.ts'
import { COMPILED } from '../../fixtures/server.ts'

const COMMAND = resolve('src/server/move-cli.ts')
/** A process that runs on the folder that it is given. */
const RUNNING = `import(${JSON.stringify(resolve('src/server/stores/files/running.ts'))}).then(({ noteRunning }) => {
  globalThis.end = noteRunning(process.argv[1], true)
  console.log('on')
  setInterval(() => undefined, 1000)
})`
const ADA = { name: 'Ada 夏 O’Hart', email: 'ada@clinic.example' }

let above: string
let filled: string

beforeAll(async () => {
  above = await mkdtemp(join(tmpdir(), 'move-'))
  filled = join(above, 'filled')
  const stores = await openStores(readSettings({ DATA_DIR: filled }))
  const { book, log, outbox, clock } = stores.enquiries
  await stores.accounts.add(ADA, 'correct horse battery')
  const kept = await Promise.all(
    Array.from({ length: 1100 }, (_, n) => book.keep(enquiry(n), { suspicions: n % 7 ? [] : ['many to one address'] })),
  )
  await book.change(kept[5]?.reference ?? '', { state: 'booked', note: 'O’Hart; "quoted", \\ and\nlines 今天 🌹' })
  // The highest number is gone, and must not be given again.
  await book.remove(kept.at(-1)?.reference ?? '')
  const [letter, other] = await outbox.due(new Date(Date.now() + 1000), 2)
  await outbox.sent(letter?.id ?? 0, new Date())
  await outbox.failed(other?.id ?? 0, { reason: 'no such mailbox', next: undefined, isRefused: true })
  for (let n = 0; n < 30; n += 1) await log.note({ at: new Date(), editor: ADA.email, action: 'read', detail: `${n}` })
  await clock.write({ seenAt: new Date(1_700_000_000_123), steadySince: new Date(1_600_000_000_456) })
  stores.searches.note('cupping', 'en')
  await stores.searches.flush()
  await fillPlanned(stores.planned, ADA)
  await stores.endedPasses.add('pass', new Date(Date.now() + 1_000_000))
  await stores.secret('cookie-key')
  await saySomethingOfADraft(stores)
  stores.visits.note([{ kind: 'lcp', page: '/about', locale: 'zh-CN', width: 'desk', detail: '1200' }])
  await stores.close()
  const editors = new DatabaseSync(join(filled, 'editors.sqlite'))
  const user = editors.prepare('SELECT id FROM user').get()?.id
  const moment = new Date().toISOString()
  editors
    .prepare('INSERT INTO session (id, expiresAt, token, createdAt, updatedAt, userId) VALUES (?, ?, ?, ?, ?, ?)')
    .run('session', moment, 'token', moment, moment, String(user))
  editors
    .prepare('INSERT INTO twoFactor (id, secret, backupCodes, userId) VALUES (?, ?, ?, ?)')
    .run('factor', 'secret', 'codes', String(user))
  editors
    .prepare(
      'INSERT INTO passkey (id, name, publicKey, userId, credentialID, counter, deviceType, backedUp, createdAt) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    )
    .run('passkey', 'Phone “夏”', 'key', String(user), 'credential', 7, 'multiDevice', 1, moment)
  editors.prepare('INSERT INTO accountSetting (id, name, value) VALUES (?, ?, ?)').run('setting', 'second-factor', 'on')
  editors
    .prepare('INSERT INTO accountEvent (id, at, action, email, doneBy, detail) VALUES (?, ?, ?, ?, ?, ?)')
    .run('event', moment, 'signed-in', ADA.email, '', '')
  editors.close()
  await writeFile(join(filled, 'webhook-secret'), 'w'.repeat(43))
})
afterAll(() => rm(above, { recursive: true, force: true }))

function enquiry(n: number): Received {
  const fields = { form: 'contact', firstName: `Ada \\u0000 ${n}`, lastName: 'Hart', email: `ada${n}@example.com`, phone: '' } as const
  return {
    ...fields,
    preferredLocation: undefined,
    message: `No ${n}, 今天 🌹`,
    locale: 'zh-CN',
    receivedAt: new Date(1_700_000_000_000 + n),
  }
}

/** Runs the command as an operator does, and returns what it printed and its code. */
const move = (to: string, env: Record<string, string>) =>
  new Promise<{ code: number; said: string }>((done) => {
    const all = { ...process.env, ...COMPILED, DATABASE_URL: '', ...env }
    execFile(process.execPath, ['--disable-warning=ExperimentalWarning', COMMAND, '--to', to], { env: all }, (error, out, err) =>
      done({ code: error ? Number(error.code) : 0, said: out + err }),
    )
  })

/** The number of the next enquiry. */
async function nextNumber(databaseUrl: string, dataDir: string) {
  const stores = await openStores(readSettings({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }))
  const { reference } = await stores.enquiries.book.keep(enquiry(5000), { suspicions: [] })
  const number = (await stores.enquiries.book.find(reference))?.number
  await stores.close()
  return number
}

test('from files to PostgreSQL and back every row is the same, the keys too, and the next number follows', async () => {
  const url = await createDatabase(inject('postgres'))
  const before = await keptRows({ databaseUrl: '', dataDir: filled })
  expect(
    Object.entries(before)
      .filter(([, rows]) => rows.length === 0)
      .map(([name]) => name),
  ).toEqual(['verification'])

  const there = await move(url, { DATA_DIR: filled })
  expect(there).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^ +before +after\naccess +30 +30\n(.*\n)*enquiry +1099 +1099\n(.*\n)*secret +3 +3\n/),
  })
  expect(await keptRows({ databaseUrl: url, dataDir: filled })).toEqual(before)
  expect(await keptRows({ databaseUrl: '', dataDir: filled })).toEqual(before)
  expect((await ask(url, 'SELECT name FROM secret ORDER BY name')).map(({ name }) => name)).toEqual(['cookie-key', 'editors-key'])

  const back = join(above, 'back')
  expect(await move('files', { DATA_DIR: back, DATABASE_URL: url })).toMatchObject({ code: 0 })
  const after = await keptRows({ databaseUrl: '', dataDir: back })
  // The webhook's secret was never in the database, and there attempts are counted under a key.
  const without = (word: string, rows: string[] = []) => rows.filter((row) => !row.includes(word))
  expect({ ...after, secret: without('attempts-key', after.secret) }).toEqual({
    ...before,
    secret: without('webhook-secret', before.secret),
  })

  expect(await nextNumber(url, filled)).toBe(1101)
  expect(await nextNumber('', back)).toBe(1101)
  const stores = await openStores(readSettings({ DATA_DIR: back }))
  expect(await stores.accounts.list()).toMatchObject([{ ...ADA, role: 'owner' }])
  await stores.close()
})

test('while the site runs, nothing is moved', async () => {
  const url = await createDatabase(inject('postgres'))
  const { end } = noteRunning(filled, true)
  const other = spawn(process.execPath, ['-e', RUNNING, filled], { stdio: ['ignore', 'pipe', 'ignore'] })
  await new Promise((ready) => other.stdout.once('data', ready))
  const refused = { code: 1, said: expect.stringMatching(/^The site is running\. Stop it first/) }
  expect(await move(url, { DATA_DIR: filled })).toMatchObject(refused)
  end()
  expect(await move(url, { DATA_DIR: filled })).toMatchObject(refused)
  const ended = new Promise((done) => other.once('exit', done))
  other.kill('SIGKILL')
  await ended
  const stores = await openStores(readSettings({ DATABASE_URL: url, DATA_DIR: join(above, 'other') }))
  expect(await move(url, { DATA_DIR: filled })).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^A process of the site is connected/),
  })
  await stores.close()
})

test('a place that is not empty is refused, either way, and so is a way to where everything is', async () => {
  const url = await createDatabase(inject('postgres'))
  expect((await move(url, { DATA_DIR: filled })).code).toBe(0)
  expect(await move(url, { DATA_DIR: filled })).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^The database is not empty: its table /),
  })
  const rows = await keptRows({ databaseUrl: '', dataDir: filled })
  expect(await move('files', { DATA_DIR: filled, DATABASE_URL: url })).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^DATA_DIR is not empty/),
  })
  expect(await keptRows({ databaseUrl: '', dataDir: filled })).toEqual(rows)
  expect((await move('files', { DATA_DIR: filled })).said).toMatch(/^What the site keeps is in files already/)
  expect((await move(url, { DATA_DIR: filled, DATABASE_URL: url })).said).toMatch(/^What the site keeps is in PostgreSQL already/)
  expect((await move('postgres', { DATA_DIR: filled })).said).toMatch(/^DATABASE_URL must be an address/)
  expect((await move(url, { DATA_DIR: join(above, 'nothing') })).said).toMatch(/^DATA_DIR holds nothing yet/)
})

test('a table that this version does not know stops the move, and nothing has arrived', async () => {
  const url = await createDatabase(inject('postgres'))
  await move(url, { DATA_DIR: filled })
  await ask(url, 'CREATE TABLE zebra (id text)')
  const dataDir = join(above, 'failed')
  const failed = await move('files', { DATA_DIR: dataDir, DATABASE_URL: url })
  expect(failed).toEqual({ code: 1, said: 'This version of the site has no table zebra.\n' })
  expect(await readdir(dataDir)).toEqual(['keys.sqlite', 'media', 'running.json', 'running.sqlite'])
  await ask(url, 'DROP TABLE zebra')
  expect((await move('files', { DATA_DIR: dataDir, DATABASE_URL: url })).code).toBe(0)
})
