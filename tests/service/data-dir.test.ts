import { spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readSettings } from '../../src/server/settings.ts'
import { openDataDir } from '../../src/server/stores/files/data-dir.ts'
import { keepStopped, noteRunning } from '../../src/server/stores/files/running.ts'
import { openStores } from '../../src/server/stores.ts'
import { COMPILED } from '../fixtures/server.ts'

const modeOf = async (path: string) => ((await stat(path)).mode & 0o7777).toString(8)
const modesIn = async (dir: string) => Promise.all((await readdir(dir)).map(async (name) => `${name} ${await modeOf(join(dir, name))}`))
const parent = async () => {
  const dir = await mkdtemp(join(tmpdir(), 'data-'))
  await chmod(dir, 0o755)
  return dir
}

const ADA = { name: 'Ada Hart', email: 'ada@clinic.example' }

/** Opens what is kept in a folder, writes something, and gives the rights while it is open. */
async function rightsIn(dataDir: string) {
  const stores = await openStores(readSettings({ DATA_DIR: dataDir }))
  await stores.secret('cookie-key')
  if (!(await stores.accounts.reset(ADA.email, 'battery horse correct'))) await stores.accounts.add(ADA, 'correct horse battery')
  await stores.enquiries.log.note({ at: new Date(), editor: 'ada', action: 'read', detail: '' })
  const rights = { folder: await modeOf(dataDir), files: await modesIn(dataDir) }
  await stores.close()
  return rights
}

const PRIVATE = [
  'cookie-key 600',
  'editors-key 600',
  'editors.sqlite 600',
  'editors.sqlite-shm 600',
  'editors.sqlite-wal 600',
  'enquiries.sqlite 600',
  'enquiries.sqlite-shm 600',
  'enquiries.sqlite-wal 600',
  'keys.sqlite 600',
  'media 700',
]

test('what the server keeps is for its own user only; the folders above are not its business', async () => {
  const above = await parent()
  expect(await rightsIn(join(above, 'a', 'data'))).toEqual({ folder: '700', files: PRIVATE })
  expect([await modeOf(above), await modeOf(join(above, 'a'))]).toEqual(['755', '755'])
})

test('a folder that an earlier version left open to others is closed, with what is in it', async () => {
  const dataDir = join(await parent(), 'data')
  await rightsIn(dataDir)
  await chmod(dataDir, 0o755)
  for (const name of ['editors.sqlite', 'enquiries.sqlite-wal', 'cookie-key', 'cloud-content.json']) {
    await writeFile(join(dataDir, name), '', { flag: 'a' })
    await chmod(join(dataDir, name), 0o644)
  }
  await chmod(join(dataDir, 'media'), 0o755)
  expect(await rightsIn(dataDir)).toEqual({ folder: '700', files: [...PRIVATE, 'cloud-content.json 600'].sort() })
})

/** The files of every version of the site, and what a disk has from the first. */
const OWN = [
  ...['editors.sqlite', 'editors.sqlite-wal', 'enquiries.sqlite', 'enquiries.sqlite-journal', 'keys.sqlite', 'running.sqlite-shm'],
  ...['editors-key', 'cookie-key', 'cookie-key.ready', 'attempts-key', 'gate-password', 'webhook-secret', 'webhook-secret.part'],
  ...['cloud-content.json', 'cloud-content.json.12.part', 'probe.123'],
]

test('a folder that an earlier version filled, or on a disk of its own, is the site’s', async () => {
  const dataDir = await parent()
  for (const name of OWN) await writeFile(join(dataDir, name), '')
  for (const name of ['branches', 'media', 'lost+found']) await mkdir(join(dataDir, name), { mode: 0o755 })
  openDataDir(dataDir)
  expect(await modeOf(dataDir)).toBe('700')
  expect(await readdir(dataDir)).toEqual([...OWN, 'media', 'lost+found'].sort())
})

const file = async () => {
  const path = join(await parent(), 'a-file')
  await writeFile(path, 'mine')
  return path
}
const holding = async (name: string) => {
  const dir = await parent()
  await writeFile(join(dir, 'probe.1'), '', { mode: 0o644 })
  await writeFile(join(dir, name), 'mine')
  return dir
}

const ELSEWHERE: [string, () => Promise<string>, RegExp][] = [
  ['a file', file, /is no folder, but a file, or leads through one/],
  ['below a file', async () => join(await file(), 'data'), /is no folder, but a file, or leads through one/],
  [
    'with a name too long',
    async () => join(await parent(), 'x'.repeat(300)),
    /can't be made, or can't be written by this user: ENAMETOOLONG/,
  ],
  ...['/', '/tmp', '/etc', '/usr', '/var/lib', '/dev/shm', '/proc', '/proc/nowhere/data', '/home'].map(
    (path): (typeof ELSEWHERE)[number] => [path, async () => path, /is a folder of the system/],
  ),
  ...['notes.txt', '.DS_Store', 'site.backup', 'content', 'editors.sqlite.old', 'package.json'].map((name): (typeof ELSEWHERE)[number] => [
    `a folder with ${name}`,
    () => holding(name),
    new RegExp(`holds something that is not the site's, "${name}"`),
  ]),
]

test.each(ELSEWHERE)('DATA_DIR is no other: %s', async (_, place, why) => {
  const dataDir = await place()
  const modes = async () => [await modeOf(dataDir).catch(() => ''), ...(await modesIn(dataDir).catch(() => []))]
  const before = await readdir(dataDir).catch((): string[] => [])
  const rights = before.includes('probe.1') && (await modes())
  const sentence = expect.objectContaining({ message: expect.stringMatching(new RegExp(`^DATA_DIR ${why.source} \\(it is "`)) })
  expect(() => openDataDir(dataDir)).toThrow(sentence)
  await expect(openStores(readSettings({ DATA_DIR: dataDir }))).rejects.toThrow(sentence)
  if (rights) expect([await modes(), await readdir(dataDir)]).toEqual([rights, before])
})

test.each(['.DS_Store', '.nfs0001', 'site.backup'])(
  'what came to lie beside the site’s own, such as %s, stops no start, and is left alone',
  async (name) => {
    const dataDir = join(await parent(), 'data')
    await (await openStores(readSettings({ DATA_DIR: dataDir }))).close()
    await writeFile(join(dataDir, name), 'mine', { mode: 0o644 })
    await (await openStores(readSettings({ DATA_DIR: dataDir }))).close()
    expect([await readFile(join(dataDir, name), 'utf8'), await modeOf(join(dataDir, name))]).toEqual(['mine', '644'])
  },
)

test('each command of the operator refuses another folder with the same sentence', async () => {
  const dataDir = await holding('notes.txt')
  const run = (program: string, ...args: string[]) => {
    const env = { ...process.env, ...COMPILED, DATA_DIR: dataDir, DATABASE_URL: '', BACKUP_PASSPHRASE: 'a passphrase for tests' }
    const path = fileURLToPath(new URL(`../../src/server/${program}.ts`, import.meta.url))
    return spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', path, ...args], { env, encoding: 'utf8' })
  }
  const commands = [
    run('editors-cli', 'list'),
    run('move-cli', '--to', 'postgres://127.0.0.1:1/site'),
    run('backup-cli', 'make', join(await parent(), 'site.backup')),
    run('main'),
  ]
  for (const { stdout, stderr, status } of commands)
    expect([status, stdout, stderr]).toEqual([
      1,
      '',
      expect.stringMatching(/^DATA_DIR holds something that is not the site's, "notes\.txt"[^\n]*\n$/),
    ])
})

test('the work trees of branches that earlier versions kept are gone after the start', async () => {
  const dataDir = join(await parent(), 'data')
  await mkdir(join(dataDir, 'branches/spring/content'), { recursive: true })
  openDataDir(dataDir)
  expect(await readdir(dataDir)).toEqual(['media'])
})

test('the site doesn’t start while what is kept is being moved', async () => {
  const dataDir = join(await parent(), 'data')
  const end = keepStopped(dataDir)
  expect(() => noteRunning(dataDir)).toThrow('What is kept in DATA_DIR is being moved. Start the site once that is done.')
  end()
  noteRunning(dataDir).end()
})
