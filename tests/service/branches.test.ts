import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Preview } from '../../src/features/preview/rules/preview.ts'
import { baseOf } from '../../src/i18n/addresses.ts'
import { ASK, CREATE, question, UPDATE } from './questions.ts'
import { build, type Site } from './site.ts'

const FILE = 'fillers-cost.json'
let site: Site
let editor: string
let tester: string
let clone: string

beforeAll(async () => {
  site = await build()
  editor = await site.signIn()
  tester = await site.test()
  clone = await mkdtemp(join(tmpdir(), 'clone-'))
  execFileSync('git', ['clone', '-q', site.garden.dir, clone])
})
afterAll(async () => {
  await site.close()
  await rm(clone, { recursive: true, force: true })
})

/** A developer changes a file on a branch elsewhere, and pushes it. */
function push(branch: string, path: string, change: (text: string) => string) {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Dev', '-c', 'user.email=dev@clinic.example', ...args], {
      cwd: clone,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  git('fetch', '-q', '--prune')
  const known = git('branch', '-r').includes(`origin/${branch}\n`)
  git('checkout', '-q', '-B', branch, known ? `origin/${branch}` : 'origin/main')
  execFileSync(
    process.execPath,
    [
      '-e',
      `const fs=require('fs');const p=${JSON.stringify(path)};fs.mkdirSync(require('path').dirname(p),{recursive:true});let t='';try{t=fs.readFileSync(p,'utf8')}catch{};fs.writeFileSync(p,(${change})(t))`,
    ],
    { cwd: clone },
  )
  git('add', '.')
  git('commit', '-q', '-m', `Change ${path}`)
  git('push', '-q', '-f', 'origin', branch)
}

const settings = 'content/siteSettings/settings.json'
const see = async (cookie: string, path = '/') => {
  const response = await site.ask(path, { headers: { cookie } })
  return {
    cache: response.headers.get('cache-control'),
    ...((await response.json()) as { brand: string; preview?: Preview }),
  }
}
const gql = (branch: string | undefined, query: string, variables: object, cookie = editor) =>
  site.ask('/api/tina/gql', { headers: { cookie, ...(branch && { 'x-branch': branch }) }, body: { query, variables } })

test('a tester sees a branch as soon as it is pushed, and each later push at once', async () => {
  push('spring', settings, (text) => text.replace('Rose & Thistle', 'Spring One'))
  const first = await see(tester, '/~spring')
  expect(first.brand).toContain('Spring One')
  expect(first.cache).toBe('private, no-store')
  expect(first.preview).toMatchObject({ branch: 'spring', needsDeployment: [], commit: { subject: `Change ${settings}` } })
  expect(first.preview?.documents).toMatchObject([{ path: settings, kind: 'edited', locales: ['en'] }])
  push('spring', settings, (text) => text.replace('Spring One', 'Spring Two'))
  // How long it takes is measured in tests/slow/branches.test.ts.
  expect((await see(tester, '/~spring')).brand).toContain('Spring Two')
})

test('an editor looks at a branch, too, and the site itself stays what it is for both', async () => {
  expect((await see(editor, '/~spring')).brand).toContain('Spring Two')
  for (const cookie of [editor, tester, `${tester}; preview-branch=spring`]) expect((await see(cookie)).brand).not.toContain('Spring')
})

const elsewhere = async (path: string, cookie = '') => {
  const response = await site.ask(path, { headers: { cookie } })
  return [response.status, response.headers.get('location'), response.headers.get('cache-control')]
}
const UNKEPT = 'private, no-store'

test.each(['', 'qa_authenticated=true', 'qa_session=true.forged; preview-branch=spring'])(
  'whoever brings %j signs in first, and the way back to the page is kept',
  async (cookie) => {
    expect(await elsewhere('/~spring/ar/about?x=1', cookie)).toEqual([303, '/ar/staff?to=%2F~spring%2Far%2Fabout%3Fx%3D1', UNKEPT])
    expect(await elsewhere('/about?branch=spring&x=1', cookie)).toEqual([303, '/staff?to=%2F~spring%2Fabout%3Fx%3D1', UNKEPT])
    expect(await elsewhere('/~spring/about.data', cookie)).toEqual([401, null, UNKEPT])
    expect((await site.ask('/api/preview/version?branch=spring', { headers: { cookie } })).status).toBe(401)
  },
)

test.each([
  ['/about?branch=spring&x=1', '/~spring/about?x=1'],
  ['/~spring/about?branch=main', '/about'],
  ['/~spring/ar?branch=fix%2Fhours', '/~fix~hours/ar'],
  ['/~spring?branch=spring', '/~spring'],
  ['/~main/about', '/about'],
  ['/~sprin%67/about', '/~spring/about'],
])('for a tester %s is at %s', async (asked, location) => {
  expect(await elsewhere(asked, tester)).toEqual([303, location, UNKEPT])
})

test('an encoded sign before the branch, and a slash at the end, are put right', async () => {
  expect((await elsewhere('/%7Espring/about', tester)).slice(0, 2)).toEqual([301, '/~spring/about'])
  expect((await elsewhere('/~spring/', tester)).slice(0, 2)).toEqual([301, '/~spring'])
})

test('a page of a branch is for no search engine', async () => {
  expect((await site.ask('/~spring/about', { headers: { cookie: tester } })).headers.get('x-robots-tag')).toBe('noindex')
})

test('in the admin’s frame each address leads to the branch that the editor works on', async () => {
  const framed = async (path: string, branch: string) => {
    const headers = { cookie: `${editor}; x-branch=${branch}`, 'sec-fetch-dest': 'iframe' }
    const response = await site.ask(path, { headers })
    return response.headers.get('location') ?? ((await response.json()) as { brand: string; preview?: Preview })
  }
  expect(await framed('/ar/about?x=1', 'spring')).toBe('/~spring/ar/about?x=1')
  expect(await framed('/~spring/about', 'main')).toBe('/about')
  expect(await framed('/~spring', 'spring')).toMatchObject({ brand: expect.stringContaining('Spring Two') })
  expect(await framed('/~spring', 'spring')).not.toHaveProperty('preview')
})

test('a bare page is that of its own address, without bar and marks, for those who may look at drafts', async () => {
  const bare = async (path: string, cookie: string) => {
    const response = await site.ask(`${path}?bare`, { headers: { cookie: `${cookie}; x-branch=main`, 'sec-fetch-dest': 'iframe' } })
    return response.headers.get('location') ?? ((await response.json()) as { brand: string; open: boolean; preview?: Preview })
  }
  for (const cookie of [editor, tester]) {
    const draft = await bare('/~spring', cookie)
    expect(draft).toMatchObject({ open: true, brand: expect.stringContaining('Spring') })
    expect(draft).not.toHaveProperty('preview')
    expect(await bare('/', cookie)).toMatchObject({ open: true, brand: expect.not.stringContaining('Spring') })
  }
  expect(await bare('/~spring', '')).toContain('/staff')
  expect(await bare('/', '')).toMatchObject({ brand: expect.not.stringContaining('Spring') })
})

test('a preview learns that there is something new: commits on the branch, on the site, or that it is gone', async () => {
  const version = async (branch: string) => {
    const response = await site.ask(`/api/preview/version?branch=${branch}`, { headers: { cookie: tester } })
    return ((await response.json()) as { version?: string }).version
  }
  const first = await version('spring')
  expect(first).toBe((await see(tester, '/~spring')).preview?.version)
  push('spring', settings, (text) => text.replace('Spring Two', 'Spring Three'))
  const second = await version('spring')
  expect(second).not.toBe(first)
  site.garden.git('commit', '-q', '--allow-empty', '-m', 'Change the site')
  expect(await version('spring')).not.toBe(second)
  expect(await version('nowhere')).toBeUndefined()
})

test('the bar says that a branch needs a deployment, and lists new pages', async () => {
  push('code', 'src/root.tsx', () => 'changed')
  push('code', 'content/page/silk-hour.json', () => JSON.stringify({ title: 'Silk hour', slug: 'silk-hour' }))
  const { preview } = await see(tester, '/~code')
  expect(preview?.documents).toMatchObject([{ kind: 'new', title: { en: 'Silk hour' }, href: '/silk-hour' }])
  expect(preview?.needsDeployment).toEqual(['code'])
})

test('a branch that is gone shows the site itself, and says so', async () => {
  push('brief', settings, (text) => text.replace('Rose & Thistle', 'Brief'))
  expect((await see(tester, '/~brief')).brand).toContain('Brief')
  site.garden.git('branch', '-D', 'brief')
  const gone = await see(tester, '/~brief')
  expect(gone.brand).not.toContain('Brief')
  expect(gone.preview?.problems).toEqual(['There is no branch brief: what you see is the site itself.'])
})

test.each(
  [
    ['@{-1}', "can't be the name"],
    ['-d', "can't be the name"],
    ['HEAD', "can't be the name"],
    ['a b', "can't be the name"],
    ['main', 'already'],
    ['Main', 'There is a branch main already'],
    ['main/x', 'while there is one called main'],
    ['SPRING', 'There is a branch spring already'],
    ['ｓｐｒｉｎｇ', 'There is a branch spring already'],
    ['Spring/two', 'while there is one called spring'],
    ['fete', 'while there is one called fete/one'],
    ['caf\u0065\u0301', 'There is a branch caf\u00e9 already'],
    ...[
      'refs/heads/main',
      'refs/x',
      'Refs/x',
      'heads/main',
      'remotes/origin/main',
      'origin/main',
      'tags/x',
      'refs',
      'at/2026-12-24T0900',
      'at/x',
    ],
    ...['review-link/1', 'review-link/z/before', 'Review-Link/1', 'FETCH_HEAD', 'ORIG_HEAD', 'MERGE_HEAD', 'CHERRY_PICK_HEAD', 'head', '@'],
    ...[
      'a'.repeat(40),
      '0123456789ABCDEF0123456789abcdef01234567',
      'f'.repeat(64),
      'x.lock',
      'x.LOCK',
      'x.lock/y',
      'x@{1}',
      'x.',
      'x..y',
      '/x',
      'x/',
    ],
    ...[
      'x//y',
      '.x',
      'x/.y',
      'x~1',
      'x^',
      'x:y',
      'x?',
      'x*',
      'x[',
      'x\\y',
      'x\ty',
      'x\u0000',
      'x\u007f',
      'x\u00a0y',
      'x\u202ey',
      'ma\u200bin',
      '',
      '\u4e2d'.repeat(99),
    ],
    ['spring/two', 'while there is one called spring'],
    ['x'.repeat(101), 'at most 100'],
  ].map((one) => (typeof one === 'string' ? [one, "can't be the name"] : one)),
)('a branch called %j is refused with a sentence', async (branchName = '', sentence = '') => {
  for (const name of ['fete/one', 'caf\u00e9']) site.garden.git('branch', '-f', name, 'main')
  const body = { baseBranch: 'main', branchName }
  const refused = await site.ask('/api/tina/github/local/create_branch', { headers: { cookie: editor }, body })
  expect([refused.status, (await refused.json()).message]).toEqual([422, expect.stringContaining(sentence)])
})

test('a branch that git made under a name of the site’s or of git’s own shadows nothing, and is listed nowhere', async () => {
  const tip = site.garden.git('rev-parse', 'spring')
  const names = [
    'refs/heads/main',
    'heads/main',
    'review-link/1',
    'review-link/2/before',
    'at/x',
    'HEAD',
    '-x',
    'a'.repeat(40),
    'ma\u200bin',
  ]
  for (const name of names) site.garden.git('update-ref', `refs/heads/${name}`, tip)
  const headers = { cookie: editor }
  const listed = (await (await site.ask('/api/tina/github/local/list_branches', { headers })).json()) as { name: string }[]
  expect(listed.map(({ name }) => name)).toEqual(expect.arrayContaining(['main', 'spring']))
  for (const name of names) {
    expect(listed).not.toContainEqual(expect.objectContaining({ name }))
    expect((await see(tester, baseOf(name))).brand, name).toBe((await see(tester)).brand)
    expect((await gql(encodeURIComponent(name), UPDATE, { file: FILE, params: question('Shadow?') })).status, name).toBe(409)
  }
  const made = await site.ask('/api/tina/github/local/create_branch', { headers, body: { baseBranch: 'main', branchName: 'beside' } })
  expect(made.status).toBe(200)
  expect(site.garden.git('rev-parse', 'refs/heads/beside')).toBe(site.garden.git('rev-parse', 'refs/heads/main'))
  for (const name of names) site.garden.git('update-ref', '-d', `refs/heads/${name}`)
})

test('the admin lists and creates branches, and saves to the one it works on', async () => {
  const headers = { cookie: editor }
  expect(await (await site.ask('/api/tina/github/local/list_branches', { headers })).json()).toContainEqual({
    name: 'spring',
    protected: false,
  })
  const made = await site.ask('/api/tina/github/local/create_branch', { headers, body: { baseBranch: 'main', branchName: 'tina/summer' } })
  expect(await made.json()).toEqual({ data: { ref: 'refs/heads/tina/summer' } })
  expect(await (await site.ask('/api/tina/db/local/status/tina%2Fsummer', { headers })).json()).toMatchObject({ status: 'complete' })
  const head = site.garden.git('rev-parse', 'main')
  const answer = (await (await gql('tina%2Fsummer', UPDATE, { file: FILE, params: question('Summer?') })).json()) as { errors: unknown }
  expect(answer.errors).toBeNull()
  expect(site.garden.git('rev-parse', 'main')).toBe(head)
  expect(site.garden.git('log', '-1', '--format=%an|%s', 'tina/summer')).toBe(`Ada Hart|Change content/faq/${FILE}`)
  expect(site.garden.git('status', '--porcelain')).toBe('')
  const read = async (branch: string) =>
    ((await (await gql(branch, ASK, { file: FILE })).json()) as { data: { faq: { question: string } } }).data.faq.question
  expect(await read('tina/summer')).toBe('Summer?')
  expect(await read('main')).not.toBe('Summer?')
})

test('two saves and a push between them on one branch all stand', async () => {
  await gql('spring', CREATE, { file: 'one.json', params: question('One?') })
  push('spring', 'content/faq/two.json', () => JSON.stringify({ question: 'Two?', answer: 'Yes.' }))
  await gql('spring', CREATE, { file: 'three.json', params: question('Three?') })
  expect(site.garden.git('ls-tree', '--name-only', 'spring', 'content/faq/').split('\n')).toEqual(
    expect.arrayContaining(['content/faq/one.json', 'content/faq/two.json', 'content/faq/three.json']),
  )
})

test('a save from an admin that no longer knows its branch is refused', async () => {
  expect((await gql(undefined, UPDATE, { file: FILE, params: question('Stale?') })).status).toBe(409)
  expect((await gql('gone', UPDATE, { file: FILE, params: question('Gone?') })).status).toBe(409)
  expect(site.garden.git('log', '--format=%s', 'main')).toBe('Change the site\nBegin')
})

test('a branch that a developer has checked out is looked at, not saved to', async () => {
  site.garden.git('branch', 'held', 'main')
  const folder = `${clone}-held`
  site.garden.git('worktree', 'add', '-q', folder, 'held')
  const { errors } = (await (await gql('held', UPDATE, { file: FILE, params: question('Held?') })).json()) as {
    errors: { message: string }[]
  }
  expect(errors[0]?.message).toMatch(/in use at/)
  site.garden.git('worktree', 'remove', '--force', folder)
})

test.each(['..', 'a b', '-x', 'main', 'x~1', 'spring', 'a/../b'])('no branch can be called %j', async (branchName) => {
  const response = await site.ask('/api/tina/github/local/create_branch', {
    headers: { cookie: editor },
    body: { baseBranch: 'main', branchName },
  })
  expect(response.status).toBe(422)
})

test('branches are for signed-in editors', async () => {
  expect((await site.ask('/api/tina/github/local/list_branches')).status).toBe(401)
  expect((await site.ask('/api/tina/github/local/create_branch', { body: { baseBranch: 'main', branchName: 'x' } })).status).toBe(401)
})
