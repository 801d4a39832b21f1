import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Standing } from '../../src/model/roles.ts'
import { readSettings } from '../../src/server/settings.ts'
import { openStores } from '../../src/server/stores.ts'
import { ask } from '../fixtures/postgres.ts'
import { COMPILED } from '../fixtures/server.ts'
import { ada } from './questions.ts'
import { build, newPlace, ON_POSTGRES, PASSWORD, type Site } from './site.ts'

const ADA = 'ada@clinic.example'
const BEA = { name: 'Bea', email: 'bea@clinic.example' }
const OWNER: Standing = { role: 'owner', languages: [], enquiries: false }
const TRANSLATOR: Standing = { role: 'translator', languages: ['ar', 'zh-CN'], enquiries: false }

let site: Site
beforeAll(async () => {
  site = await build()
})
afterAll(() => site.close())

const standing = async (email: string) => {
  const { role, languages, enquiries } = (await site.accounts.find(email)) ?? {}
  return { role, languages, enquiries }
}

test('the first account is an owner’s, others are editors’ where nothing else is said', async () => {
  await site.accounts.add(BEA, PASSWORD)
  expect([await standing(ADA), await standing(BEA.email)]).toEqual([OWNER, { ...OWNER, role: 'editor' }])
  await site.accounts.remove(BEA.email)
})

test('a role and its languages are told at once to the session that is open', async () => {
  await site.accounts.add(BEA, PASSWORD, TRANSLATOR)
  const headers = new Headers({ cookie: await site.signIn(BEA.email) })
  expect(await site.accounts.editorOf(headers)).toMatchObject({ ...BEA, ...TRANSLATOR })
  expect(await site.accounts.setRole('Bea@clinic.example', { role: 'reviewer', languages: ['ar'], enquiries: true })).toBe(true)
  expect(await site.accounts.editorOf(headers)).toMatchObject({ role: 'reviewer', languages: [], enquiries: true })
  await site.accounts.remove(BEA.email)
})

test('a translator without a language is refused, as a new account and as a new role', async () => {
  const none = { ...TRANSLATOR, languages: [] }
  await expect(site.accounts.add(BEA, PASSWORD, none)).rejects.toThrow(/languages of a translator/)
  await expect(site.accounts.setRole(ADA, none)).rejects.toThrow(/languages of a translator/)
  expect(await site.accounts.list()).toHaveLength(1)
})

test('the only owner is neither removed nor given another role; one of two is', async () => {
  await expect(site.accounts.remove(ADA)).rejects.toThrow(`${ADA} is the only owner`)
  await expect(site.accounts.setRole(ADA, { ...OWNER, role: 'publisher' })).rejects.toThrow(/the site needs one/)
  expect(await standing(ADA)).toEqual(OWNER)
  await site.accounts.add(BEA, PASSWORD, OWNER)
  expect(await site.accounts.setRole(BEA.email, { ...OWNER, role: 'publisher' })).toBe(true)
  expect(await site.accounts.remove(BEA.email)).toBe(true)
  expect(await site.accounts.setRole(BEA.email, OWNER)).toBe(false)
})

test('of two owners who demote or remove each other at the same moment, at two processes, one stays', async () => {
  const other = await openStores(site.settings)
  const editor: Standing = { ...OWNER, role: 'editor' }
  const demote = (accounts: Site['accounts'], email: string) => accounts.setRole(email, editor)
  const remove = (accounts: Site['accounts'], email: string) => accounts.remove(email)
  for (const [first, second] of [
    [demote, demote],
    [demote, remove],
    [remove, remove],
  ] as const)
    for (let round = 0; round < 4; round += 1) {
      if (!(await site.accounts.find(BEA.email))) await site.accounts.add(BEA, PASSWORD, OWNER)
      if (!(await site.accounts.find(ADA))) await site.accounts.add(ada, PASSWORD, OWNER)
      for (const email of [ADA, BEA.email]) await site.accounts.setRole(email, OWNER)
      const done = await Promise.allSettled([first(site.accounts, ADA), second(other.accounts, BEA.email)])
      const refused = done.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))
      expect(refused).toEqual([expect.stringContaining('is the only owner')])
      expect((await site.accounts.list()).filter(({ role }) => role === 'owner')).toHaveLength(1)
    }
  await other.close()
  if (!(await site.accounts.find(ADA))) await site.accounts.add(ada, PASSWORD, OWNER)
  await site.accounts.setRole(ADA, OWNER)
  await site.accounts.remove(BEA.email)
})

test.runIf(ON_POSTGRES)('of two who take one name at the same moment, at two processes, one gets it', async () => {
  const other = await openStores(site.settings)
  for (let round = 0; round < 4; round += 1) {
    const added = await Promise.allSettled(
      [site.accounts, other.accounts].map((accounts, at) => accounts.add({ name: 'Robin', email: `robin${at}@clinic.example` }, PASSWORD)),
    )
    expect(added.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    for (const at of [0, 1]) await site.accounts.remove(`robin${at}@clinic.example`)
  }
  await other.close()
})

test('nobody gives themselves a role where they change their name', async () => {
  await site.accounts.add(BEA, PASSWORD)
  const cookie = await site.signIn(BEA.email)
  const sent = { name: 'Bea Low', role: 'owner', languages: 'ar', enquiries: true }
  expect((await site.ask('/api/editors/name', { headers: { cookie }, body: sent })).status).toBe(200)
  expect(await site.accounts.find(BEA.email)).toMatchObject({ name: 'Bea Low', role: 'editor', languages: [], enquiries: false })
  await site.accounts.remove(BEA.email)
})

test('accounts of a version without roles go on as owners, and those added later as editors', async () => {
  const settings = readSettings(await newPlace())
  const first = await openStores(settings)
  for (const [name, email] of [
    ['Old', ADA],
    ['Older', 'old@clinic.example'],
  ] as const)
    await first.accounts.add({ name, email }, PASSWORD)
  await first.close()
  for (const column of ['role', 'languages', 'enquiries']) {
    const drop = `ALTER TABLE "user" DROP COLUMN ${column}`
    if (ON_POSTGRES) await ask(settings.databaseUrl, drop)
    else new DatabaseSync(join(settings.dataDir, 'editors.sqlite')).exec(drop)
  }
  const stores = await openStores(settings)
  await stores.accounts.add(BEA, PASSWORD)
  const roles = (await stores.accounts.list()).map(({ email, role, languages, enquiries }) => [email, { role, languages, enquiries }])
  await stores.close()
  expect(Object.fromEntries(roles)).toEqual({ [ADA]: OWNER, 'old@clinic.example': OWNER, [BEA.email]: { ...OWNER, role: 'editor' } })
})

test('the command line gives roles, lists them, and says what it can’t give', async () => {
  const run = async (...args: string[]) => {
    const env = { ...process.env, ...COMPILED, DATA_DIR: site.dataDir, DATABASE_URL: site.settings.databaseUrl }
    const cli = new URL('../../src/server/editors-cli.ts', import.meta.url).pathname
    return (await promisify(execFile)(process.execPath, [cli, ...args], { env })).stdout
  }
  await run('add', 'tia@clinic.example', 'Tia', '--role', 'translator', '--languages', 'ar,zh-CN')
  expect(await run('list')).toContain('tia@clinic.example\tTia\ttranslator (ar, zh-CN)\n')
  await run('role', 'tia@clinic.example', 'editor', '--enquiries')
  expect(await standing('tia@clinic.example')).toEqual({ ...OWNER, role: 'editor', enquiries: true })
  await expect(run('role', 'tia@clinic.example', 'king')).rejects.toThrow(/"king" is no role: choose one of owner, publisher/)
  await expect(run('role', 'tia@clinic.example', 'translator', '--languages', 'tlh')).rejects.toThrow(
    /a language that the site doesn't have/,
  )
  expect(await run('drafts', 'on')).toBe('Only owners and publishers save on the site itself.\n')
  expect(await site.accounts.drafts.read()).toBe('others')
  expect((await site.accounts.log.page(0)).events[0]).toMatchObject({ action: 'drafts-on', email: 'npm run editors' })
  expect(await run('drafts', 'all')).toBe('Nobody saves on the site itself: it only changes by drafts.\n')
  expect((await site.accounts.log.page(0)).events[0]).toMatchObject({ action: 'drafts-all', email: 'npm run editors' })
  await site.accounts.drafts.decide('nobody')
  expect(await run('drafts')).toBe('Whoever may save does so on the site itself, too.\n')
  await expect(run('role', ADA, 'reviewer')).rejects.toThrow(/the only owner/)
  await expect(run('remove', ADA)).rejects.toThrow(/the only owner/)
})
