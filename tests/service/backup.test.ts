import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Received } from '../../src/features/enquiries/server/record.ts'
import { type BackupPlace, makeBackup } from '../../src/server/backup/make.ts'
import { inspect } from '../../src/server/backup/read.ts'
import { restore } from '../../src/server/backup/restore.ts'
import { readSettings } from '../../src/server/settings.ts'
import { openSnapshot } from '../../src/server/stores/rows/store-at.ts'
import { openStores } from '../../src/server/stores.ts'
import { fillPlanned, keptRows } from '../fixtures/kept-rows.ts'
import { OLDER_TABLES } from '../fixtures/older-tables.ts'
import { ask } from '../fixtures/postgres.ts'
import { commitTo, git } from '../fixtures/repository.ts'
import { saySomethingOfADraft } from '../fixtures/said-of-a-draft.ts'
import { ada, CREATE, question, saveQuestion } from './questions.ts'
import { build, newPlace, ON_POSTGRES, type Site } from './site.ts'

const WORDS = 'a passphrase for tests'
const MESSAGE = { form: 'contact', page: '/contact', firstName: 'Ada', lastName: 'Hart', took: '9000', message: 'Is it open — 今天?' }

let site: Site
let above: string
let file: string
let places = 0

beforeAll(async () => {
  above = await mkdtemp(join(tmpdir(), 'backup-'))
  file = join(above, 'site.backup')
  site = await build({ ENQUIRIES_IN_TOTAL: '100000', ENQUIRIES_PER_ADDRESS: '100000' })
  for (let n = 0; n < 3; n += 1) await send(n)
  const cookie = await site.signIn()
  await site.ask('/api/inbox/enquiries', { headers: { cookie } })
  await fillPlanned(site.stores.planned, ada)
  await site.stores.endedPasses.add('pass', new Date(Date.now() + 100_000))
  await site.stores.secret('cookie-key')
  await saySomethingOfADraft(site.stores)
  site.stores.visits.note([{ kind: 'seen', page: '/about', locale: 'ar', width: 'phone', detail: '' }])
  await site.stores.visits.flush()
  expect(await saveQuestion(site.store, 'fillers-cost.json', 'Saved before?')).toBeUndefined()
  commitTo(site.garden.dir, 'fix/hours', { 'content/faq/later.json': '{}', 'public/media/new.webp': Buffer.alloc(300_000, 7) })
  await mkdir(join(site.garden.dir, 'public/media'), { recursive: true })
  await writeFile(join(site.garden.dir, 'public/media/film.mp4'), Buffer.alloc(3_000_000, 'film'))
  await makeBackup(file, from(site), WORDS)
})
afterAll(async () => {
  await site.close()
  await rm(above, { recursive: true, force: true })
})

const from = ({ settings, garden }: Site): BackupPlace => ({ ...settings, contentDir: garden.dir })
const send = (n: number) => site.ask('/api/enquiries', { body: { ...MESSAGE, email: `ada${n}@example.com` } })

/** An empty place: folders that are not there yet, and a database where these tests run on one. */
async function somewhere(env?: Record<string, string>) {
  places += 1
  const dir = join(above, `place-${places}`)
  const settings = readSettings({ ...(env ?? (await newPlace())), DATA_DIR: join(dir, 'data') })
  const makeTables = async (version?: number) => (await openStores(settings, version)).close()
  const place: BackupPlace = { ...settings, contentDir: join(dir, 'site') }
  return { dir, settings, place, put: (from = file, words = WORDS) => restore(from, place, words, makeTables) }
}

test.each([
  ['its own kind of store', undefined],
  ['files', {}],
])('everything that is kept comes back into %s: rows, keys, history, branches, pictures', async (_, env) => {
  const { place, put, settings } = await somewhere(env)
  await put()
  expect(await keptRows(place)).toEqual(await keptRows(from(site)))
  const dir = place.contentDir ?? ''
  expect(git(dir, 'for-each-ref')).toBe(site.garden.git('for-each-ref'))
  expect(git(dir, 'rev-parse', '--abbrev-ref', 'HEAD')).toBe('main')
  expect(git(dir, 'status', '--porcelain', '--', 'content')).toBe('')
  expect(await readFile(join(dir, 'content/faq/fillers-cost.json'), 'utf8')).toContain('Saved before?')
  expect((await readFile(join(dir, 'public/media/film.mp4'))).equals(Buffer.alloc(3_000_000, 'film'))).toBe(true)
  expect(await readdir(dir)).toEqual(['.git', 'content', 'public'])

  // The next enquiry has the next number, and the editor is still signed in.
  const stores = await openStores(settings)
  const fields = { form: 'contact', firstName: 'A', lastName: 'B', email: 'new@example.com', phone: '', message: 'New' } as const
  const received: Received = { ...fields, preferredLocation: undefined, locale: 'en', receivedAt: new Date() }
  const { reference } = await stores.enquiries.book.keep(received, { suspicions: [] })
  expect((await stores.enquiries.book.find(reference))?.number).toBe(4)
  await stores.close()
})

test('every table is carried, also one that nobody has thought of yet', async () => {
  const create = 'CREATE TABLE thought_of_later (id integer PRIMARY KEY, words text)'
  const run = async (sql: string) => {
    if (ON_POSTGRES) return ask(site.settings.databaseUrl, sql)
    const database = new DatabaseSync(join(site.dataDir, 'editors.sqlite'))
    database.exec(sql)
    database.close()
  }
  await run(create)
  await run("INSERT INTO thought_of_later VALUES (1, 'kept')")
  await makeBackup(join(above, 'more.backup'), from(site), WORDS)
  const { tables } = (await inspect(join(above, 'more.backup'), WORDS)).total
  const there = ON_POSTGRES
    ? (await ask(site.settings.databaseUrl, "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'")).map(
        (row) => row.table_name,
      )
    : ['editors', 'enquiries'].flatMap((name) =>
        new DatabaseSync(join(site.dataDir, `${name}.sqlite`))
          .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
          .all()
          .map((row) => row.name),
      )
  expect(tables.thought_of_later).toBe(1)
  // Steps are counted by each store for itself, attempts for minutes, and what forms showed is for the next save.
  expect(there.filter((name) => !(String(name) in tables)).toSorted()).toEqual([
    ...(ON_POSTGRES ? ['attempt'] : []),
    'schema_version',
    'shown_text',
  ])
  await run('DROP TABLE thought_of_later')

  const { put, dir } = await somewhere()
  await expect(put(join(above, 'more.backup'))).rejects.toThrow('This version of the site has no table thought_of_later.')
  expect(await Promise.all(['data', 'site'].map((name) => readdir(join(dir, name)).catch(() => [])))).toEqual([[], []])
})

test('every file that the server makes in DATA_DIR is carried, or is made again', async () => {
  const { tables } = (await inspect(file, WORDS)).total
  const inFiles = (await readdir(site.dataDir)).filter((name) => !/-(wal|shm)$/.test(name) && !['keys.sqlite', 'media'].includes(name))
  expect(inFiles).toEqual(ON_POSTGRES ? [] : ['cookie-key', 'editors-key', 'editors.sqlite', 'enquiries.sqlite'])
  expect(tables.secret).toBe(ON_POSTGRES ? 3 : 2)
})

/** Between two saves, or two enquiries, of the same person. */
const PACE_MS = 10

test('made under load, it has every save and every enquiry that was acknowledged before', async () => {
  const acknowledged = { saves: new Set<string>(), enquiries: new Set<string>() }
  let going = true
  const saving = async () => {
    for (let n = 0; going; n += 1) {
      const { errors } = await site.store.save({ name: 'Ada', email: 'ada@clinic.example' }, CREATE, {
        file: `load-${n}.json`,
        params: question(`${n}?`),
      })
      if (!errors) acknowledged.saves.add(`load-${n}.json`)
      await setTimeout(PACE_MS)
    }
  }
  const sending = async (who: number) => {
    for (let n = 0; going; n += 1) {
      const response = await site.ask('/api/enquiries', { body: { ...MESSAGE, email: `load${who}.${n}@example.com` } })
      if (response.ok) acknowledged.enquiries.add(((await response.json()) as { reference: string }).reference)
      await setTimeout(PACE_MS)
    }
  }
  const load = [saving(), sending(0), sending(1)]
  const under = join(above, 'load.backup')
  try {
    for (let round = 0; round < (ON_POSTGRES ? 1 : 2); round += 1) {
      const [saves, enquiries] = [acknowledged.saves.size + 3, acknowledged.enquiries.size + 20]
      await expect.poll(() => acknowledged.saves.size >= saves && acknowledged.enquiries.size >= enquiries, { timeout: 60_000 }).toBe(true)
      const before = { saves: [...acknowledged.saves], enquiries: [...acknowledged.enquiries] }
      await rm(under, { force: true })
      await makeBackup(under, from(site), WORDS)
      const { place, put } = await somewhere()
      await put(under)
      const rows = await keptRows(place)
      const references = new Set(rows.enquiry?.map((row) => JSON.parse(row).reference))
      expect(before.enquiries.filter((reference) => !references.has(reference))).toEqual([])
      // Each enquiry came with its letters.
      const letters = rows.letter?.map((row) => JSON.parse(row).reference) ?? []
      expect(letters.filter((reference) => !references.has(reference))).toEqual([])
      expect(before.enquiries.filter((reference) => !letters.includes(reference))).toEqual([])
      const names = new Set(await readdir(join(place.contentDir ?? '', 'content/faq')))
      expect(before.saves.filter((name) => !names.has(name))).toEqual([])
      git(place.contentDir ?? '', 'fsck', '--strict')
    }
  } finally {
    going = false
    await Promise.all(load)
  }
})

test('it can be read by its owner alone, and holds nothing that can be read', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const text = await readFile(file, 'latin1')
  for (const word of ['ada0@example.com', 'enquiry', 'fillers-cost', 'content/']) expect(text).not.toContain(word)
  expect(existsSync(`${file}.part`)).toBe(false)
})

const nothingWritten = async (dir: string, database: string) => {
  expect(existsSync(dir)).toBe(false)
  if (database) expect(await ask(database, "SELECT 1 FROM information_schema.tables WHERE table_schema = 'public'")).toEqual([])
}

test('with another passphrase nothing is written', async () => {
  const { put, dir, place } = await somewhere()
  await expect(put(file, 'another passphrase')).rejects.toThrow(/^The passphrase is not the one/)
  await nothingWritten(dir, place.databaseUrl)
})

test.each([
  ['after its first line', () => 14],
  ['before its first chunk', () => 78],
  ['in the middle', (size: number) => size >> 1],
  ['at the end of a chunk', () => 78 + 4 + 262_144 + 16],
  ['before its last byte', (size: number) => size - 1],
])('a file that is cut off %s is refused, and nothing is written', async (_, at) => {
  const { put, dir, place } = await somewhere()
  const cut = join(above, 'cut.backup')
  const bytes = await readFile(file)
  await writeFile(cut, bytes.subarray(0, at(bytes.length)))
  await expect(put(cut)).rejects.toThrow('This backup is cut off: its end is missing.')
  await nothingWritten(dir, place.databaseUrl)
})

test('a file in which one bit was changed, anywhere, is refused, and nothing is written', async () => {
  const { put, dir, place } = await somewhere()
  const bytes = await readFile(file)
  const anywhere = Array.from({ length: 4 }, () => Math.floor(Math.random() * bytes.length))
  // Reading the file is the same for both kinds of store, and takes a second each time: a passphrase is made slow to guess.
  const spots = ON_POSTGRES ? [13, 82, bytes.length - 1] : [0, 13, 20, 60, 78, 79, 81, 82, 5000, bytes.length - 1, ...anywhere]
  for (const spot of spots) {
    const changed = Buffer.from(bytes)
    changed[spot] = (changed[spot] ?? 0) ^ 1
    await writeFile(join(above, 'changed.backup'), changed)
    await expect(put(join(above, 'changed.backup')), `byte ${spot}`).rejects.toThrow(
      /^(This backup (was changed|is cut off|was made by a newer)|This is no backup|The passphrase is not the one)/,
    )
  }
  await writeFile(join(above, 'changed.backup'), Buffer.concat([bytes, Buffer.from('more')]))
  await expect(put(join(above, 'changed.backup'))).rejects.toThrow('This backup was changed after it was made')
  await nothingWritten(dir, place.databaseUrl)
})

test('what is there already is never overwritten', async () => {
  const { put, place } = await somewhere()
  await mkdir(place.contentDir ?? '', { recursive: true })
  await writeFile(join(place.contentDir ?? '', 'mine.txt'), 'mine')
  await expect(put()).rejects.toThrow(/^CONTENT_DIR is not empty/)
  await rm(join(place.contentDir ?? '', 'mine.txt'))
  await put()
  await rm(place.contentDir ?? '', { recursive: true })
  await expect(put()).rejects.toThrow(ON_POSTGRES ? /^The database is not empty: its table/ : /^DATA_DIR is not empty/)
  await expect(
    makeBackup(file, from(site), WORDS).finally(async () => expect((await inspect(file, WORDS)).total.files).toBe(1)),
  ).rejects.toThrow('is there already')
})

test.skipIf(!ON_POSTGRES)('processes that share a database make their backups one at a time', async () => {
  const held = await openSnapshot(site.settings, { alone: true })
  const own = join(above, 'own.backup')
  expect(await makeBackup(own, from(site), WORDS, { alone: true })).toBeUndefined()
  expect(existsSync(own)).toBe(false)
  await held?.close()
  expect((await makeBackup(own, from(site), WORDS, { alone: true }))?.tables.user).toBe(1)
})

test.skipIf(ON_POSTGRES)('a backup of older tables is brought up to date where it is restored', async () => {
  const older = await somewhere()
  await mkdir(older.place.dataDir, { recursive: true })
  const database = new DatabaseSync(join(older.place.dataDir, 'enquiries.sqlite'))
  database.exec(`${OLDER_TABLES.SQLite[1]}
    CREATE TABLE schema_version (version integer NOT NULL); INSERT INTO schema_version VALUES (3);
    INSERT INTO enquiry (reference, received_at, clinic, suspicions, digest, locale, fields)
      VALUES ('AAAA-AAAA', 1, '', '', 'd', 'en', '{"email":"Ad.a+1@example.com"}')`)
  database.close()
  await makeBackup(join(above, 'older.backup'), { ...older.place, contentDir: undefined }, WORDS)
  const { place, put } = await somewhere()
  await put(join(above, 'older.backup'))
  expect((await keptRows(place)).enquiry?.map((row) => JSON.parse(row).mailbox)).toEqual(['ada@examplecom'])
})

test.skipIf(ON_POSTGRES)('content without a history, and of a shallow clone, comes back, too', async () => {
  const plain = await somewhere()
  const dir = join(above, 'plain')
  await mkdir(join(dir, 'content/page'), { recursive: true })
  await copyFile(join(site.garden.dir, 'content/page/about.json'), join(dir, 'content/page/about.json'))
  await makeBackup(join(above, 'plain.backup'), { ...from(site), contentDir: dir }, WORDS)
  await plain.put(join(above, 'plain.backup'))
  expect(await readdir(join(plain.place.contentDir ?? '', 'content/page'))).toEqual(['about.json'])

  const clone = join(above, 'clone')
  git(above, 'clone', '-q', '--depth=1', `file://${site.garden.dir}`, clone)
  await makeBackup(join(above, 'clone.backup'), { ...from(site), contentDir: clone }, WORDS)
  const shallow = await somewhere()
  await shallow.put(join(above, 'clone.backup'))
  expect(git(shallow.place.contentDir ?? '', 'rev-parse', 'HEAD')).toBe(git(clone, 'rev-parse', 'HEAD'))
  git(shallow.place.contentDir ?? '', 'fsck', '--strict')
})
