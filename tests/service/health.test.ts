import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { contentProbe, roomProbe } from '../../src/server/disk.ts'
import { remembered } from '../../src/server/http/health/probe.ts'
import { readyRoute } from '../../src/server/http/health/ready.ts'
import { until } from './garden.ts'
import { build, type Site } from './site.ts'

let site: Site

beforeAll(async () => {
  site = await build()
})
afterAll(() => site.close())
afterEach(() => {
  vi.useRealTimers()
})

const health = async (of: Site) => {
  const response = await of.ask('/healthz')
  return { code: response.status, ...((await response.json()) as { status: string; problems: string[] }) }
}

test('a site where all is well says so', async () => {
  expect(await health(site)).toEqual({ code: 200, status: 'ok', database: 'ok', revision: expect.any(Number), problems: [] })
})

test('where DATA_DIR takes nothing more, /healthz says so, without a path of the machine, and pages go on', async () => {
  const own = await build()
  await rename(own.dataDir, `${own.dataDir}.away`)
  await writeFile(own.dataDir, 'no folder')
  const said = await health(own)
  expect(said).toMatchObject({ code: 200, status: 'degraded', problems: [expect.stringMatching(/^DATA_DIR can’t be written/)] })
  expect(said.problems.join()).not.toContain(own.dataDir)
  expect((await own.ask('/about')).status).toBe(200)
  await rm(own.dataDir)
  await rename(`${own.dataDir}.away`, own.dataDir)
  await own.close()
})

const MB = 1024 * 1024
const disk = (megabytes: number, ffree = 100_000, files = 200_000) => ({ bavail: (megabytes * MB) / 4096, bsize: 4096, files, ffree })

test.each([
  ['has 5,000 MB left', disk(5000), undefined],
  ['has 12 MB left', disk(12), 'The disk of DATA_DIR is almost full: 12 MB are left.'],
  ['has nothing left', disk(0), 'The disk of DATA_DIR is almost full: 0 MB are left.'],
  ['can hold no more files', disk(5000, 0), 'The disk of DATA_DIR can hold hardly any more files.'],
  ['counts no files', disk(5000, 0, 0), undefined],
])('a disk that %s', async (_, has, said) => {
  expect(await roomProbe('DATA_DIR', '/anywhere', async () => has)()).toBe(said)
})

test('a disk that is gone, and content that can not be written, are sentences too', async () => {
  expect(await roomProbe('DATA_DIR', join(site.dataDir, 'nowhere'))()).toMatch(/^DATA_DIR can’t be reached/)
  expect(await contentProbe(site.garden.dir)()).toBeUndefined()
  expect(await contentProbe(join(site.dataDir, 'nowhere'))()).toMatch(/^CONTENT_DIR can’t be written/)
})

test('however often /healthz is asked, it looks at a disk once in five seconds', async () => {
  let [looks, now] = [0, 0]
  const probe = remembered(
    async () => {
      looks += 1
      return undefined
    },
    () => now,
  )
  await Promise.all(Array.from({ length: 100 }, probe))
  now = 4_000
  await probe()
  expect(looks).toBe(1)
  now = 6_000
  await probe()
  expect(looks).toBe(2)
})

test('a disk that never answers, or an error, is told in time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const never = remembered(() => new Promise(() => undefined))()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await never).toMatch(/doesn’t answer in time/)
  expect(await remembered(() => Promise.reject(new Error('/secret/path')))()).toMatch(/^[^/]+$/)
})

test('documents that can’t be read, and another branch in the folder, are said without a name', async () => {
  const own = await build()
  own.garden.git('switch', '-qc', 'other')
  await own.garden.write('content/page/about.json', '{ "title": "Half')
  await until(() => own.store.damages().length === 0 && own.store.folder === undefined, 'the look at the other branch')
  expect((await health(own)).problems).toEqual([
    'Another branch is checked out in CONTENT_DIR: the site’s own is served, and saved, from git.',
  ])
  await own.close()

  const broken = await build()
  await broken.garden.write('content/page/about.json', '{ "title": "Half')
  await until(() => broken.store.damages().length === 1, 'the damage')
  const { code, status, problems } = await health(broken)
  expect({ code, status }).toEqual({ code: 200, status: 'degraded' })
  expect(problems).toEqual([
    'A document of the content can’t be read as it stands: the admin says which, and brings back its last good text.',
  ])
  await broken.close()
})

test('a process is ready once the store answers and the content can be read, until it is stopped', async () => {
  const response = await site.ask('/readyz')
  expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([200, 'ready', 'no-store'])
  const well = { stopping: () => false, answers: async () => true, reads: async () => ({}) }
  const says = async (change: Partial<typeof well>) => {
    const answer = await new Hono().get('/readyz', readyRoute({ ...well, ...change })).request('/readyz')
    return `${answer.status} ${await answer.text()}`
  }
  expect(await says({})).toBe('200 ready')
  expect(await says({ stopping: () => true })).toBe('503 stopping')
  expect(await says({ answers: async () => false })).toBe('503 database')
  expect(await says({ reads: () => Promise.reject(new Error('not built')) })).toBe('503 content')
})
