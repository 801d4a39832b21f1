import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withPictures } from '../../src/features/preview/rules/branch-pictures.ts'
import { parseBranchPicture } from '../../src/server/branch-pictures.ts'
import { commitTo } from '../fixtures/repository.ts'
import { build, type Site } from './site.ts'

const ONLY = '/media/img/only-here.webp'
const BOTH = '/media/img/both.webp'
let site: Site
let editor: string
let tester: string

const picture = (width: number) =>
  sharp({ create: { width, height: 60, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer()

beforeAll(async () => {
  site = await build()
  await mkdir(join(site.garden.dir, 'public/media/img'), { recursive: true })
  await writeFile(join(site.garden.dir, `public${BOTH}`), await picture(1700))
  site.garden.git('add', 'public')
  site.garden.git('commit', '-q', '-m', 'Add a picture')
  commitTo(site.garden.dir, 'fix/hours', { [`public${ONLY}`]: await picture(1650), [`public${BOTH}`]: await picture(1300) })
  editor = await site.signIn()
  tester = await site.test()
})
afterAll(() => site.close())

const get = async (path: string, cookie: string) => {
  const response = await site.ask(path, { headers: { cookie } })
  const found = response.headers.get('content-type')?.startsWith('image/')
  const width = found ? (await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width : undefined
  return { status: response.status, width, cache: response.headers.get('cache-control') }
}
const named = (path: string) => path.replace('/media/', '/media/~fix~hours/')
const sized = (path: string) => path.replace('/media/', '/media/w800/')

test('a tester and an editor get the pictures of a branch, in every size, and nothing keeps them', async () => {
  for (const cookie of [tester, editor]) {
    expect(await get(named(ONLY), cookie)).toMatchObject({ width: 1650, cache: 'private, no-store' })
    expect(await get(sized(named(ONLY)), cookie)).toMatchObject({ width: 800, cache: 'private, no-store' })
    expect(await get(named(BOTH), cookie)).toMatchObject({ width: 1300, cache: 'private, no-store' })
  }
})

test('a picture that the site lacks comes from the branch that an editor works on; one that it has is the site’s', async () => {
  const cookie = `${editor}; x-branch=fix%2Fhours`
  expect(await get(ONLY, cookie)).toMatchObject({ width: 1650, cache: 'private, no-store' })
  expect(await get(sized(ONLY), cookie)).toMatchObject({ width: 800, cache: 'private, no-store' })
  expect(await get(BOTH, cookie)).toMatchObject({ width: 1700 })
})

test.each(['', 'x-branch=fix%2Fhours', 'x-branch=fix%2Fhours; qa_session=true.forged; qa_authenticated=true'])(
  'nobody else gets them: %j',
  async (cookie) => {
    for (const path of [ONLY, named(ONLY), sized(ONLY), sized(named(ONLY)), named(BOTH)]) {
      expect((await get(path, cookie)).width, path).toBeUndefined()
    }
  },
)

test('nothing outside the branch’s pictures is one, and neither is a link among them', async () => {
  const { dir, git } = site.garden
  const blob = execFileSync('git', ['hash-object', '-w', '--stdin'], { cwd: dir, input: '/etc/hostname', encoding: 'utf8' }).trim()
  const entry = execFileSync('git', ['mktree'], { cwd: dir, input: `120000 blob ${blob}\tout.webp\n`, encoding: 'utf8' }).trim()
  const media = execFileSync('git', ['mktree'], { cwd: dir, input: `040000 tree ${entry}\tmedia\n`, encoding: 'utf8' }).trim()
  const top = execFileSync('git', ['mktree'], { cwd: dir, input: `040000 tree ${media}\tpublic\n`, encoding: 'utf8' }).trim()
  git('branch', 'links', git('commit-tree', '-p', 'main', '-m', 'Link', top))
  const outside = ['..%2f..%2fcontent/page/home.json', '../../../.git', '%2e%2e/%2e%2e/content/page/home.json']
  for (const path of ['~links/out.webp', 'w480/~links/out.webp', ...outside.map((one) => `~fix~hours/${one}`)]) {
    const response = await site.ask(`/media/${path}`, { headers: { cookie: tester } })
    expect(response.headers.get('content-type'), path).not.toMatch(/image|octet/)
    expect(await response.text(), path).not.toMatch(/blocks|hostname/)
  }
})

test('pages name the pictures that the branch changes by its name, and the admin asks for their names', async () => {
  const answer = await site.ask('/api/tina/pictures', { headers: { cookie: editor, 'x-branch': 'fix%2Fhours' } })
  const pictures = await answer.json()
  expect(pictures).toEqual({ branch: 'fix/hours', changed: [BOTH, ONLY] })
  expect(withPictures({ image: ONLY, plates: [{ src: '/media/img/other.webp' }], text: 'x' }, pictures)).toEqual({
    image: named(ONLY),
    plates: [{ src: '/media/img/other.webp' }],
    text: 'x',
  })
  expect((await site.ask('/api/tina/pictures')).status).toBe(401)
})

test.each([
  ['/media/~fix~hours/a/b.webp', { branch: 'fix/hours', path: '/media/a/b.webp' }],
  ['/media/w800/~x/b.webp', { branch: 'x', path: '/media/w800/b.webp' }],
  ['/media/w800-4x5-30-70/~x/b.webp', { branch: 'x', path: '/media/w800-4x5-30-70/b.webp' }],
  ['/media/a.webp', undefined],
  ['/media/~%/a.webp', undefined],
])('%s is %j', (path, expected) => expect(parseBranchPicture(path)).toEqual(expected))
