import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compressFile, pageWays, textOf } from '../../src/server/http/compressed.ts'
import { until } from './garden.ts'
import { build, type Site } from './site.ts'

const STEP = new URL('../../src/setup/compress.mjs', import.meta.url).href
const SCRIPT = `export const words = '${'rose and thistle '.repeat(200)}'`
let folder: string
let site: Site
let compress: (folders: string[], to: string) => Promise<void>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'texts-'))
  ;({ compress } = await import(STEP))
  await mkdir(join(folder, 'client/assets'), { recursive: true })
  await writeFile(join(folder, 'client/assets/a-123.js'), SCRIPT)
  await writeFile(join(folder, 'client/page.html'), SCRIPT)
  site = await build({}, { client: join(folder, 'client') })
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

test('each text is compressed once before the start, no link is followed, and copies of texts that are gone go', async () => {
  const [from, to] = [join(folder, 'from'), join(folder, 'to')]
  await mkdir(join(from, 'below'), { recursive: true })
  await writeFile(join(from, 'below/a.js'), SCRIPT)
  await writeFile(join(from, 'b.css'), 'a { color: red }')
  await writeFile(join(from, 'c.webp'), 'no text')
  await symlink(join(folder, 'nowhere.js'), join(from, 'link.js'))
  await compress([from], to)
  const names = await readdir(to)
  expect(names).toHaveLength(4)
  const made = await Promise.all(names.map(async (name) => (await stat(join(to, name))).mtimeMs))
  await writeFile(join(to, 'left.br.part'), 'half')
  await rm(join(from, 'b.css'))
  await compress([from], to)
  const left = await readdir(to)
  expect(left.map((name) => name.replace(/.*\./, '')).sort()).toEqual(['br', 'gzip'])
  for (const name of left) expect(made[names.indexOf(name)]).toBe((await stat(join(to, name))).mtimeMs)

  const body = Buffer.from(SCRIPT)
  const [br, gzip] = [await compressFile(body, 'br', to), await compressFile(body, 'gzip', to)]
  expect([brotliDecompressSync(br).toString(), gunzipSync(gzip).toString()]).toEqual([SCRIPT, SCRIPT])
})

test('the server sends the copy that is there, and makes one of a text that came later', async () => {
  const to = join(folder, 'ready')
  await compress([join(folder, 'client')], to)
  const [copy = ''] = (await readdir(to)).filter((name) => name.endsWith('.br'))
  const known = brotliCompressSync('known by its words')
  await writeFile(join(to, copy), known)
  expect(await compressFile(Buffer.from(SCRIPT), 'br', to)).toEqual(known)
  const later = Buffer.from(`${SCRIPT} // later`)
  expect(brotliDecompressSync(await compressFile(later, 'br', to)).toString()).toBe(later.toString())
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0.0', undefined],
  ['deflate, abr', undefined],
  ['', undefined],
])('who accepts “%s” gets %s', async (accept, encoding) => {
  const answer = await textOf(Buffer.from(SCRIPT)).encode(accept)
  expect(answer.encoding).toBe(encoding)
  const read = { br: brotliDecompressSync, gzip: gunzipSync }
  expect((answer.encoding ? read[answer.encoding](answer.body) : answer.body).toString()).toBe(SCRIPT)
})

test('a page that is asked for again is compressed as well as can be, and its size is told', async () => {
  const words = Buffer.from(Array.from({ length: 3000 }, (_, n) => `<p>${n * n} roses, ${n} thistles</p>`).join(''))
  let told = 0
  const text = textOf(words, { ...pageWays, made: (bytes) => (told += bytes) })
  const sizeOf = async () => (await text.encode('br')).body.length
  const atFirst = await sizeOf()
  expect(told).toBe(atFirst)
  await until(async () => (await sizeOf()) < atFirst, 'the smaller copy')
  const { body } = await text.encode('br')
  expect(body).toEqual(brotliCompressSync(words, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: words.length } }))
  expect(told).toBe(body.length)
})

test('a page whose better copy fails, or must not wait, keeps the one that it has', async () => {
  const body = Buffer.from(SCRIPT)
  const answers = [() => undefined, () => Promise.reject(new Error('no memory'))]
  const text = textOf(body, { ...pageWays, improve: () => answers.shift()?.() })
  const first = await text.encode('br')
  for (let n = 0; n < 4; n += 1) expect(await text.encode('br')).toEqual(first)
  expect(answers).toEqual([])
})

test('a built file is kept for ever under its hash, a page of the build is asked for again', async () => {
  const get = (path: string, headers = {}) => site.ask(path, { headers: { 'accept-encoding': 'br', ...headers } })
  const script = await get('/assets/a-123.js')
  expect([script.status, script.headers.get('content-encoding'), script.headers.get('vary')]).toEqual([200, 'br', 'accept-encoding'])
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(script.headers.has('x-request-id')).toBe(false)
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(brotliDecompressSync(await script.arrayBuffer()).toString()).toBe(SCRIPT)
  const page = await get('/page.html')
  expect(page.headers.get('cache-control')).toBe('no-cache')
  const etag = page.headers.get('etag') ?? ''
  const again = await get('/page.html', { 'if-none-match': `"x", W/${etag}` })
  expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, ''])
})
