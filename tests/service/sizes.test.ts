import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serveMedia } from '../../src/features/media/server/serve/serve-media.ts'
import { createSizes } from '../../src/features/media/server/serve/sizes.ts'
import type { Tree } from '../../src/server/content/tree.ts'
import { Busy } from '../../src/server/http/busy.ts'
import { tellFailure } from '../../src/server/http/failure.ts'
import { type Stored, storedBytes } from '../../src/server/http/files/stored.ts'
import { until } from './garden.ts'

let folder: string
let events: string[]

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'sizes-')), 'media')
  events = []
})
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }))

/** A picture that notes when it is read, which is when work on it begins. */
async function picture(name: string, bytes?: Buffer): Promise<Stored> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const drawn =
    bytes ??
    (await sharp({ create: { width: 600, height: 400, channels: 3, background: '#888', noise } })
      .webp()
      .toBuffer())
  const stored = storedBytes(Buffer.from(drawn))
  const read: Stored['read'] = (from, to) => {
    events.push(`${name} begins`)
    return stored.read(from, to)
  }
  return { ...stored, mark: name, read }
}

test('pictures are made one at a time, and each once, however many ask for it', async () => {
  const { at } = createSizes(folder)
  const [a, b] = [await picture('a'), await picture('b')]
  const ends = (name: string) => () => events.push(`${name} ends`)
  await Promise.all([at(a, 480).then(ends('a')), at(b, 480).then(ends('b')), ...Array.from({ length: 20 }, () => at(a, 480))])
  // Which of two comes first is whose file is looked for first.
  expect([events.slice(0, 2), events.slice(2)].sort()).toEqual([
    ['a begins', 'a ends'],
    ['b begins', 'b ends'],
  ])
  await at(a, 480)
  expect(events).toHaveLength(4)
})

test('an editor’s upload goes before what waits', async () => {
  const { at, first } = createSizes(folder)
  const pictures = await Promise.all(['a', 'b', 'c'].map((name) => picture(name)))
  const sizes = pictures.map((one) => at(one, 480))
  await until(() => events.length > 0)
  await first(async () => void events.push('upload'))
  await Promise.all(sizes)
  expect(events.indexOf('upload')).toBeLessThan(events.indexOf('c begins'))
})

test('where too many wait, a picture is answered with 503 and when to come back', async () => {
  const sizes = createSizes(folder, { waiting: 2 })
  const all = await Promise.all(Array.from({ length: 8 }, (_, n) => picture(String(n))))
  const settled = await Promise.allSettled(all.map((one) => sizes.at(one, 480)))
  const refused = settled.filter((one) => one.status === 'rejected')
  expect(refused.length).toBeGreaterThan(3)
  for (const { reason } of refused) expect(reason).toBeInstanceOf(Busy)
  expect(await sizes.at(await picture('later'), 480)).toBeDefined()

  const app = new Hono()
  app.onError(tellFailure)
  const bytes = all[0]?.start ?? null
  const shelf: Tree = { read: async () => bytes, paths: async () => [], sizes: async () => new Map(), readAll: async () => new Map() }
  app.get('*', async (c) => (await serveMedia(c, c.req.path, [shelf], createSizes(folder, { waiting: 0 }))) ?? c.notFound())
  const response = await app.request('/media/w800/0.webp')
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
})

test('the folder of sizes stays below its bound: the oldest go', async () => {
  const mostBytes = 300_000
  const { at } = createSizes(folder, { mostBytes })
  for (let n = 0; n < 12; n += 1) await at(await picture(String(n)), 480)
  const files = await Promise.all((await readdir(folder)).map((name) => stat(join(folder, name))))
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  expect(bytes).toBeLessThanOrEqual(mostBytes)
  expect(files.length).toBeGreaterThan(1)
  events.length = 0
  await at(await picture('11'), 480)
  expect(events).toEqual([])
  await at(await picture('0'), 480)
  expect(events).toEqual(['0 begins'])
})

test('what a crash left half made goes at the next start; what another process works on stays', async () => {
  await mkdir(folder, { recursive: true })
  for (const name of ['left.webp.1.part', 'now.webp.2.part', 'kept.webp']) await writeFile(join(folder, name), 'half')
  const before = new Date(Date.now() - 3_600_000)
  for (const name of ['left.webp.1.part', 'kept.webp']) await utimes(join(folder, name), before, before)
  createSizes(folder)
  await until(async () => !(await readdir(folder)).includes('left.webp.1.part'))
  expect((await readdir(folder)).sort()).toEqual(['kept.webp', 'now.webp.2.part'])
})

test('what is damaged, too large or no picture is not made, and not tried again', async () => {
  const { at } = createSizes(folder)
  const whole = await sharp({ create: { width: 600, height: 400, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const damaged = await picture('damaged', Buffer.from(whole.subarray(0, 60)))
  expect(await at(damaged, 480)).toBeUndefined()
  expect(await at(damaged, 480)).toBeUndefined()
  expect(events).toEqual(['damaged begins'])
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' }, limitInputPixels: false })
    .png()
    .toBuffer()
  expect(await at(await picture('bomb', bomb), 480)).toBeUndefined()
  expect(
    await at(await picture('drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')), 480),
  ).toBeUndefined()
  expect(events).toEqual(['damaged begins', 'bomb begins'])
})

test('a JPEG that lacks its last two bytes is made in every size, and one that was cut is not', async () => {
  const { at } = createSizes(folder)
  const whole = await sharp({
    create: { width: 600, height: 400, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .jpeg()
    .toBuffer()
  const made = await at(await picture('whole', whole), 480)
  expect(await at(await picture('endless', Buffer.from(whole.subarray(0, -2))), 480)).toEqual(made)
  expect(await at(await picture('cut', Buffer.from(whole.subarray(0, -whole.length / 2))), 480)).toBeUndefined()
})
