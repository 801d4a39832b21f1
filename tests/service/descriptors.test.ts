import { once } from 'node:events'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from './garden.ts'
import { build, type Site } from './site.ts'

/** Linux names the descriptors of a process in a folder. */
const isLinux = process.platform === 'linux'
const TIMES = 40
const FILM_BYTES = 8 * 1024 * 1024
let site: Site
let server: Server
let cookie: string

beforeAll(async () => {
  site = await build()
  const media = join(site.garden.dir, 'public/media')
  await mkdir(media, { recursive: true })
  await writeFile(join(media, 'film.mp4'), Buffer.concat([Buffer.from('\0\0\0\x20ftypisom', 'latin1'), Buffer.alloc(FILM_BYTES, 7)]))
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const picture = sharp({ create: { width: 900, height: 900, channels: 3, background: '#888', noise } })
  await writeFile(join(media, 'a.webp'), await picture.webp({ quality: 100 }).toBuffer())
  cookie = `${await site.signIn()}; x-branch=main`
  server = createServer(getRequestListener(site.app.fetch))
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(async () => {
  server.close()
  await site.close()
})

type Wish = { method?: string; path: string; headers?: Record<string, string>; body?: Buffer; leave?: 'at once' | 'in the middle' }

/** Asks over a connection of its own, and gives the status; or goes away before the answer has come, or before it has ended. */
async function ask({ method = 'GET', path, headers = {}, body, leave }: Wish): Promise<number> {
  const { port } = server.address() as AddressInfo
  const asked = request({ port, method, path, headers: { origin: `http://127.0.0.1:${port}`, ...headers }, agent: false })
  if (body) asked.write(body)
  if (leave === 'at once') {
    await once(asked, 'socket')
    asked.on('error', () => {})
    if (!body) asked.end()
    await new Promise((next) => setImmediate(next))
    asked.destroy()
    return 0
  }
  const [answer] = await once(asked.end(), 'response')
  if (leave) {
    await once(answer, 'data')
    answer.on('error', () => {})
    answer.destroy()
  } else await answer.resume().toArray()
  return answer.statusCode
}

const openNow = async () => (await readdir('/proc/self/fd')).length

test.runIf(isLinux).each<[string, Wish]>([
  ['HEAD of a film', { method: 'HEAD', path: '/media/film.mp4' }],
  ['HEAD of a picture', { method: 'HEAD', path: '/media/a.webp' }],
  ['HEAD of a part', { method: 'HEAD', path: '/media/film.mp4', headers: { range: 'bytes=0-99999' } }],
  ['HEAD of a size', { method: 'HEAD', path: '/media/w480/a.webp' }],
  ['a visitor who leaves in the middle of a film', { path: '/media/film.mp4', leave: 'in the middle' }],
  ['a visitor who leaves in the middle of a part', { path: '/media/film.mp4', headers: { range: 'bytes=99-' }, leave: 'in the middle' }],
  ['a visitor who leaves at once', { path: '/media/film.mp4', leave: 'at once' }],
  ['a film that is known', { path: '/media/film.mp4', headers: { 'if-none-match': '*' } }],
  ['a part that is not there', { path: '/media/film.mp4', headers: { range: 'bytes=99999999-' } }],
  ['an upload that breaks off', { method: 'POST', path: '/api/media?name=a', body: Buffer.alloc(100_000), leave: 'at once' }],
  ['a post that breaks off', { method: 'POST', path: '/api/enquiries', body: Buffer.from('form=contact&name='), leave: 'at once' }],
])('%s leaves nothing open', async (_what, wish) => {
  await ask({ path: '/media/a.webp' })
  const before = await openNow()
  for (let time = 0; time < TIMES; time += 1) {
    const status = await ask({ ...wish, headers: { ...wish.headers, ...(wish.path.startsWith('/api/media') && { cookie }) } })
    expect(status).toBeLessThan(500)
  }
  await until(async () => (await openNow()) <= before + 3, 'the number of open files before')
})

test('a film comes whole, in parts, and as one part after the other', async () => {
  const get = (headers = {}) => site.ask('/media/film.mp4', { headers })
  expect((await (await get()).arrayBuffer()).byteLength).toBe(FILM_BYTES + 12)
  const last = await get({ range: 'bytes=-10' })
  expect([last.status, last.headers.get('content-range')]).toEqual([206, `bytes ${FILM_BYTES + 2}-${FILM_BYTES + 11}/${FILM_BYTES + 12}`])
  expect((await last.arrayBuffer()).byteLength).toBe(10)
  expect((await get({ range: `bytes=${FILM_BYTES + 12}-` })).status).toBe(416)
  for (const range of ['bytes=9-5', 'bytes=a-b', 'bytes=0-1,5-6', 'lines=1-2']) expect((await get({ range })).status, range).toBe(200)
  expect((await get({ range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200)
  const etag = (await get()).headers.get('etag') ?? ''
  expect((await get({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206)
  expect((await get({ 'if-none-match': `"x", W/${etag}` })).status).toBe(304)
  const head = await site.ask('/media/film.mp4', { method: 'HEAD' })
  expect([head.headers.get('content-length'), await head.text()]).toEqual([String(FILM_BYTES + 12), ''])
})
