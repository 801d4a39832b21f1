import { chmod, mkdir, mkdtemp, readdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '../../src/server/settings.ts'
import { openDataDir } from '../../src/server/stores/files/data-dir.ts'
import { keepStopped, noteRunning } from '../../src/server/stores/files/running.ts'
import { openStores } from '../../src/server/stores.ts'

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

test('a folder that others use, too, keeps its rights, and only what is ours in it is closed', async () => {
  const shared = await parent()
  for (const name of ['branches', 'somebody-elses']) await mkdir(join(shared, name), { mode: 0o755 })
  await writeFile(join(shared, 'editors.sqlite'), '', { mode: 0o644 })
  openDataDir(shared)
  expect(await modeOf(shared)).toBe('755')
  expect(await modesIn(shared)).toEqual(['branches 700', 'editors.sqlite 600', 'media 700', 'somebody-elses 755'])
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
