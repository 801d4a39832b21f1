import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openGatePassword } from '../../src/features/gate/server/password.ts'
import { readSettings, type ServerSettings } from '../../src/server/settings.ts'
import { openStores, type Stores } from '../../src/server/stores.ts'
import { ask } from '../fixtures/postgres.ts'
import { newPlace, ON_POSTGRES } from './site.ts'

let settings: ServerSettings
let stores: Stores
let said: string[]

beforeEach(async () => {
  said = []
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line))
  settings = readSettings(await newPlace())
  stores = await openStores(settings)
})
afterEach(async () => {
  await stores.close()
  vi.restoreAllMocks()
})

/** Leaves a secret as a crash, a full disk or somebody's editor may leave it. */
const damage = (name: string, text: string) =>
  ON_POSTGRES
    ? ask(settings.databaseUrl, `UPDATE secret SET value = '${text}' WHERE name = '${name}'`)
    : writeFile(join(settings.dataDir, name), text)

const DAMAGED = ['', 'x', ' \n', 'half-of-a-key', ...(ON_POSTGRES ? [] : ['\0'.repeat(43)])]

test.each(DAMAGED)('a key that is damaged (%j) is made anew, with a sentence that says what it means', async (text) => {
  const first = await stores.secret('cookie-key')
  await damage('cookie-key', text)
  const second = await stores.secret('cookie-key')
  expect(second).toMatch(/^[\w-]{43}$/)
  expect(second).not.toBe(first)
  expect(await stores.secret('cookie-key')).toBe(second)
  expect(said).toEqual(['The secret cookie-key was damaged and has been made anew: testers have to sign in again.'])
})

test('a damaged key of the editors does not stop the start', async () => {
  await damage('editors-key', '')
  const again = await openStores(settings)
  expect(await again.secret('editors-key')).toMatch(/^[\w-]{43}$/)
  expect(said).toEqual([expect.stringMatching(/editors have to sign in again/)])
  await again.close()
})

test('processes that start at once agree on a key, whether it is missing or damaged', async () => {
  const all = await Promise.all(Array.from({ length: 4 }, () => openStores(settings)))
  const keys = async () => new Set(await Promise.all(all.flatMap(({ secret }) => [secret('cookie-key'), secret('cookie-key')])))
  expect((await keys()).size).toBe(1)
  await damage('cookie-key', '')
  const made = await keys()
  expect([made.size, [...made][0]?.length]).toEqual([1, 43])
  await Promise.all(all.map((one) => one.close()))
})

test.skipIf(ON_POSTGRES)('what a process left that died while writing a key is written over', async () => {
  await writeFile(join(settings.dataDir, 'cookie-key.part'), 'r'.repeat(20))
  expect(await stores.secret('cookie-key')).toMatch(/^[\w-]{43}$/)
  expect((await readdir(settings.dataDir)).filter((name) => name.startsWith('cookie-key'))).toEqual(['cookie-key'])
})

test.skipIf(ON_POSTGRES)('a key is the same with a line end after it, as an operator copies it from another server', async () => {
  const key = await stores.secret('cookie-key')
  await writeFile(join(settings.dataDir, 'cookie-key'), `${key}\n`)
  expect(await stores.secret('cookie-key')).toBe(key)
})

test.skipIf(ON_POSTGRES)('a key that is not ours to read stops the start with a sentence', async () => {
  const beside = readSettings(await newPlace())
  const other = await openStores(beside)
  await other.close()
  await rm(join(beside.dataDir, 'editors-key'))
  await mkdir(join(beside.dataDir, 'editors-key'))
  await expect(openStores(beside)).rejects.toThrow(/^The secret editors-key in DATA_DIR can't be read \(EISDIR\)/)
})

test('the password of testers is told once, when it is made, and then only where it is kept', async () => {
  const first = await openGatePassword('', stores)
  expect(first.told).toContain(`${first.password}, shown only now`)
  const second = await openGatePassword('', stores)
  expect(second.password).toBe(first.password)
  expect(second.told).not.toContain(first.password)
  expect(second.told).toContain(stores.whereIs('gate-password'))
  if (!ON_POSTGRES) expect(await readFile(stores.whereIs('gate-password'), 'utf8')).toBe(first.password)
})

test('a password of testers that was set and is weak stops the start; one that was cut off is made anew and told', async () => {
  await expect(openGatePassword('tester', stores)).rejects.toThrow(/GATE_PASSWORD.* at least 8 characters/)
  await expect(openGatePassword('12345678', stores)).rejects.toThrow(/GATE_PASSWORD.* tried first/)
  expect(await openGatePassword('a word for testers', stores)).toEqual({ password: 'a word for testers', told: 'GATE_PASSWORD' })
  const { password } = await openGatePassword('', stores)
  await damage('gate-password', 'password1')
  await expect(openGatePassword('', stores)).rejects.toThrow(/gate-password.* tried first/)
  await damage('gate-password', password.slice(0, 5))
  expect((await openGatePassword('', stores)).told).toMatch(/shown only now/)
  expect(said).toEqual(['The secret gate-password was damaged and has been made anew: testers need the new one.'])
})
