import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { givenPassphrase } from '../../src/server/backup/passphrase.ts'
import { backupName, backupWarning, momentOf, startBackups } from '../../src/server/backup/schedule.ts'

const HOUR_MS = 60 * 60_000
const START = Date.parse('2026-11-23T09:00:00Z')
let folder: string
let now: number
let backups: ReturnType<typeof startBackups> | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backups-'))
  now = START
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(async () => {
  backups?.stop()
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

/** Backups every 24 hours, of which three stay. */
function begin(make = async (file: string) => writeFile(file, '').then(() => ({ tables: {}, files: 0 }))) {
  backups = startBackups({ folder, everyHours: 24, keep: 3 }, make, () => now)
  return backups
}

test('a backup is named by its moment', () => {
  expect(backupName(new Date(START))).toBe('site-2026-11-23T090000Z.backup')
  expect(momentOf('site-2026-11-23T090000Z.backup')).toBe(START)
  expect(['site.backup', 'notes.txt', 'site-2026-11-23T090000Z.backup.part'].map(momentOf)).toEqual([undefined, undefined, undefined])
})

test('one is made at the start and whenever the last is a day old; the oldest give way, and nothing else does', async () => {
  await writeFile(join(folder, 'notes.txt'), '')
  const { first, look } = begin()
  await first
  for (let hours = 1; hours <= 24 * 4; hours += 1) {
    now = START + hours * HOUR_MS
    await look()
  }
  expect(await readdir(folder)).toEqual([
    'notes.txt',
    'site-2026-11-25T090000Z.backup',
    'site-2026-11-26T090000Z.backup',
    'site-2026-11-27T090000Z.backup',
  ])
})

test('what a stopped process left is removed after a day, and what is being written stays', async () => {
  for (const name of ['site-2026-11-20T090000Z.backup.part', 'site-2026-11-23T085959Z.backup.part']) await writeFile(join(folder, name), '')
  await utimes(join(folder, 'site-2026-11-20T090000Z.backup.part'), START / 1000 - 90_000, START / 1000 - 90_000)
  await utimes(join(folder, 'site-2026-11-23T085959Z.backup.part'), START / 1000, START / 1000)
  await begin().first
  expect(await readdir(folder)).toEqual(['site-2026-11-23T085959Z.backup.part', 'site-2026-11-23T090000Z.backup'])
})

test('a failure is told in the log, tried again, and after two hours a sentence says how old the last one is', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await writeFile(join(folder, backupName(new Date(START - 24 * HOUR_MS))), '')
  const make = vi.fn().mockRejectedValue(new Error('The disk is full.'))
  const { first, look, problem, late } = begin(make)
  await first
  expect(told).toHaveBeenCalledWith('No backup could be made: The disk is full.')
  expect(await problem()).toBeUndefined()
  now += 3 * HOUR_MS
  await look()
  expect(make).toHaveBeenCalledTimes(2)
  expect(await problem()).toBe('The last backup is 27 hours old, and one is due every 24: the log says why.')
  expect(await late()).toEqual({ hours: 27 })
})

test('where there was never one, that is said; another process that is at it is no failure', async () => {
  const { first, problem } = begin(async () => undefined as never)
  await first
  expect(await problem()).toBeUndefined()
  now += 27 * HOUR_MS
  expect(await problem()).toBe('There is no backup yet, although one was due: the log says why.')
})

test('a folder that can hold no backups is named in a sentence; only a file, and a folder in DATA_DIR, stops the start', async () => {
  const places = { DATA_DIR: join(folder, 'data'), CONTENT_DIR: join(folder, 'content') }
  const to = (name: string) => backupWarning(join(folder, name), places)
  for (const name of ['data', 'content/backups', 'data-2']) await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, 'file'), '')
  // The site starts, and makes no backups, or makes them and says what is wrong.
  expect(await to('missing')).toMatch(/^BACKUP_TO is not there: .*disk is mounted.*no backup is made/)
  await expect(to('file')).rejects.toThrow(/^BACKUP_TO must be a folder, and is a file/)
  expect(await to('file/below')).toMatch(/^BACKUP_TO is not there/)
  await expect(to('data')).rejects.toThrow(/^BACKUP_TO must be outside of DATA_DIR/)
  expect(await to('content/backups')).toMatch(/^BACKUP_TO is inside of CONTENT_DIR/)
  expect(await to('data-2')).toMatch(/^BACKUP_TO is on the same disk as DATA_DIR/)
})

test('where the folder is gone, none is made in its place', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const make = vi.fn()
  await rm(folder, { recursive: true })
  await begin(make).first
  expect(told).toHaveBeenCalledWith('No backup could be made: BACKUP_TO is not there: is its disk mounted?')
  expect(make).not.toHaveBeenCalled()
  await expect(readdir(folder)).rejects.toThrow('ENOENT')
  await mkdir(folder)
})

test('a passphrase that can be none is refused in a sentence that names where it stands, an empty file too', async () => {
  const keyFile = join(folder, 'key')
  expect(() => givenPassphrase({ passphrase: '', keyFile })).toThrow(/^BACKUP_KEY_FILE can't be read \(ENOENT\)/)
  expect(() => givenPassphrase({ passphrase: '', keyFile: folder })).toThrow(/^BACKUP_KEY_FILE can't be read \(EISDIR\)/)
  for (const text of ['', '\n', 'short\n']) {
    await writeFile(keyFile, text)
    expect(() => givenPassphrase({ passphrase: '', keyFile })).toThrow(/^BACKUP_KEY_FILE: The passphrase of a backup has at least 12/)
  }
  expect(() => givenPassphrase({ passphrase: 'short', keyFile: '' })).toThrow(/^BACKUP_PASSPHRASE: /)
})
