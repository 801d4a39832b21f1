import { mkdir, mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveMedia } from '../../src/features/media/server/serve/serve-media.ts'
import { createSizes } from '../../src/features/media/server/serve/sizes.ts'
import type { Tree } from '../../src/server/content/tree.ts'
import { copyPlain } from '../../src/server/copy-plain.ts'
import { commitTo } from '../fixtures/repository.ts'
import { build, ORIGIN, type Site } from './site.ts'

const SECRET = 'the key that signs sessions'
const PAGE = '<!doctype html><script>fetch("/api/enquiries")</script>'
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><script>fetch("/api/enquiries")</script></svg>'
const FILM = Buffer.concat([Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0', 'latin1'), Buffer.alloc(500, 7)])

let site: Site
let away: string
let builds: string
let editor: string
let tester: string
let picture: Buffer

/** Writes files below a folder. */
async function fill(folder: string, files: Record<string, string | Buffer>) {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), content)
  }
}

/** Links out of `public`, as a push could bring them. */
async function fillWithLinks(folder: string) {
  await symlink(join(away, 'key.webp'), join(folder, 'media/key.webp'))
  await symlink(join(away, 'secret.webp'), join(folder, 'media/secret.webp'))
  await symlink(away, join(folder, 'media/out'))
  await symlink('out', join(folder, 'media/further'))
  await symlink(join(away, 'key.txt'), join(folder, 'key.txt'))
  await symlink('a.webp', join(folder, 'media/inside.webp'))
}

beforeAll(async () => {
  away = await mkdtemp(join(tmpdir(), 'away-'))
  builds = await mkdtemp(join(tmpdir(), 'build-'))
  const colour = (background: string) => sharp({ create: { width: 900, height: 60, channels: 3, background } })
  picture = await colour('teal').webp().toBuffer()
  const secret = await colour('red').webp().toBuffer()
  await fill(away, { 'key.webp': SECRET, 'key.txt': SECRET, 'secret.webp': secret, 'key.js': SECRET })
  await fill(builds, { 'client/assets/a.js': 'export {}', 'admin/index.html': PAGE, 'admin/assets/a.js': 'export {}' })
  for (const [folder, name] of [
    ['client/assets', 'key.js'],
    ['admin/assets', 'key.js'],
    ['admin', 'key.txt'],
  ] as const)
    await symlink(join(away, name), join(builds, folder, name))
  site = await build({}, { client: join(builds, 'client'), admin: join(builds, 'admin'), public: join(builds, 'public') })
  // What came with the site, and what came with the content, can both bring such files.
  for (const folder of [join(builds, 'public'), join(site.garden.dir, 'public')]) {
    await fill(folder, {
      'media/a.webp': picture,
      'media/film.mp4': FILM,
      'media/drawing.svg': DRAWING,
      'media/page.html': PAGE,
      'media/page.webp': PAGE,
      'media/drawing.webp': DRAWING,
      'media/drawing.mp4': DRAWING,
      'media/program.js': 'alert(1)',
      'media/data.json': '{"run":"alert(1)"}',
      'media/none': PAGE,
      'media/.hidden.webp': picture,
      'media/film.webp': FILM,
      'media/photo.png': await colour('blue').jpeg().toBuffer(),
      'page.html': PAGE,
      'program.js': 'alert(1)',
      'logo.svg': DRAWING,
      'hero.mp4': FILM,
      '.env': SECRET,
    })
    await fillWithLinks(folder)
  }
  site.garden.git('add', 'public')
  site.garden.git('commit', '-q', '-m', 'Add files')
  commitTo(site.garden.dir, 'fix/hours', { 'content/note.txt': 'A branch.' })
  editor = await site.signIn()
  tester = await site.test()
})
afterAll(async () => {
  await site.close()
  for (const folder of [away, builds]) await rm(folder, { recursive: true, force: true })
})

/** The ways in which a file of the media folder can be asked for, and by whom. */
const waysTo = (name: string): [string, string][] => {
  const path = name.split('/').map(encodeURIComponent).join('/')
  return [
    [`/media/${path}`, ''],
    [`/media/w480/${path}`, ''],
    [`/media%2f${path}`, ''],
    [`/%6dedia/${path}`, ''],
    [`/Media/${path}`, ''],
    [`//media/${path}`, ''],
    [`/media/w480/../${path}`, ''],
    [`/api/media/${path}`, `${editor}; x-branch=main`],
    [`/api/media/w480/${path}`, `${editor}; x-branch=main`],
    [`/api/media/${path}`, `${editor}; x-branch=fix%2Fhours`],
    [`/media/~fix~hours/${path}`, tester],
    [`/media/w800/~fix~hours/${path}`, editor],
  ]
}

test.each(['page.html', 'page.webp', 'drawing.webp', 'drawing.mp4', 'program.js', 'data.json', 'none', '.hidden.webp', 'film.webp'])(
  '%s is not given away, whoever asks for it and however',
  async (name) => {
    for (const [path, cookie] of waysTo(name)) {
      const response = await site.ask(path, { headers: { cookie } })
      const text = await response.text()
      expect(text, path).not.toMatch(/alert\(1\)|\/api\/enquiries|WEBP|ftyp/)
      expect(response.headers.get('content-type') ?? '', path).not.toMatch(/html|image|video|javascript/)
    }
  },
)

test.each(['key.webp', 'secret.webp', 'out/key.webp', 'out/secret.webp', 'further/secret.webp', 'inside.webp'])(
  'the link %s is not followed',
  async (name) => {
    for (const [path, cookie] of waysTo(name)) {
      const response = await site.ask(path, { headers: { cookie } })
      expect(response.headers.get('content-type') ?? '', path).not.toMatch(/image|octet/)
      expect(await response.text(), path).not.toContain(SECRET)
    }
  },
)

test.each(['/key.txt', '/assets/key.js', '/admin/assets/key.js', '/admin/key.txt', '/.env', '/media/../.env'])(
  '%s, which leads out of its folder or is hidden, is not given away',
  async (path) => {
    expect(await (await site.ask(path)).text()).not.toContain(SECRET)
  },
)

test('pictures, films and drawings leave by every way, and nothing runs in any of them', async () => {
  for (const [name, type] of [
    ['a.webp', 'image/webp'],
    ['film.mp4', 'video/mp4'],
    ['drawing.svg', 'image/svg+xml'],
    ['photo.png', 'image/jpeg'],
  ] as const)
    for (const [path, cookie] of [
      [`/media/${name}`, ''],
      [`/api/media/${name}`, `${editor}; x-branch=main`],
      [`/media/~fix%2Fhours/${name}`, tester],
    ] as const) {
      const { headers, status } = await site.ask(path, { headers: { cookie } })
      expect([status, headers.get('content-type'), headers.get('x-content-type-options')], path).toEqual([200, type, 'nosniff'])
      const policy = name.endsWith('.svg') ? /^sandbox; default-src 'none';/ : /^$/
      expect(headers.get('content-security-policy') ?? '', path).toMatch(policy)
    }
  for (const [path, type] of [
    ['/logo.svg', 'image/svg+xml'],
    ['/page.html', 'application/octet-stream'],
    ['/program.js', 'application/octet-stream'],
  ] as const) {
    const { headers } = await site.ask(path)
    expect([headers.get('content-type'), headers.get('x-content-type-options')], path).toEqual([type, 'nosniff'])
    expect(headers.get('content-security-policy'), path).toMatch(/^sandbox; default-src 'none';/)
  }
})

test('a link in the place of the public folder itself is not followed', async () => {
  const own = join(site.garden.dir, 'public')
  await fill(away, { 'media/theirs.webp': picture })
  await rename(own, `${own}-before`)
  await symlink(away, own)
  try {
    for (const [path, cookie] of waysTo('theirs.webp'))
      expect((await site.ask(path, { headers: { cookie } })).headers.get('content-type') ?? '', path).not.toMatch(/image/)
    const list = await site.ask('/api/media', { headers: { cookie: `${editor}; x-branch=main` } })
    expect((await list.json()).pictures).not.toContain('theirs.webp')
  } finally {
    await rm(own)
    await rename(`${own}-before`, own)
  }
})

test('the export copies no link, nothing hidden, and of the media only what is shown', async () => {
  const out = join(builds, 'export')
  await copyPlain(join(builds, 'public'), out)
  const names = (await readdir(out, { recursive: true })).sort()
  expect(names).toEqual([
    'hero.mp4',
    'logo.svg',
    'media',
    'media/a.webp',
    'media/drawing.svg',
    'media/film.mp4',
    'media/photo.png',
    'page.html',
    'program.js',
  ])
})

const treeOf = (read: Tree['read']): Tree => ({
  read,
  paths: async () => [],
  sizes: async () => new Map(),
  readAll: async () => new Map(),
})

test('a shelf can be files that git has, in the place of a folder', async () => {
  const sizes = createSizes(join(site.dataDir, 'media'))
  const files: Record<string, Buffer> = { 'media/a.webp': picture, 'media/page.webp': Buffer.from(PAGE), 'media/film.mp4': FILM }
  const app = new Hono()
  app.get(
    '*',
    async (c) =>
      (await serveMedia(c, c.req.path, [treeOf(async (path) => files[path.replace('public/', '')] ?? null)], sizes)) ?? c.notFound(),
  )
  const get = (path: string, headers = {}) => app.request(ORIGIN + path, { headers })
  expect(Buffer.from(await (await get('/media/a.webp')).arrayBuffer())).toEqual(picture)
  const small = Buffer.from(await (await get('/media/w480/a.webp')).arrayBuffer())
  expect((await sharp(small).metadata()).width).toBe(480)
  expect((await get('/media/page.webp')).status).toBe(404)
  expect((await get('/media/b.webp')).status).toBe(404)
  const part = await get('/media/film.mp4', { range: 'bytes=4-7' })
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, `bytes 4-7/${FILM.length}`, 'ftyp'])
  const etag = (await get('/media/a.webp')).headers.get('etag') ?? ''
  expect((await get('/media/a.webp', { 'if-none-match': etag })).status).toBe(304)
})
