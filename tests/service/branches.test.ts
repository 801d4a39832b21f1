import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Preview } from '../../src/content/preview.ts'
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
  const cookie = `${tester}; preview-branch=spring`
  const first = await see(cookie)
  expect(first.brand).toContain('Spring One')
  expect(first.cache).toBe('private, no-store')
  expect(first.preview).toMatchObject({ branch: 'spring', needsDeployment: [], commit: { subject: `Change ${settings}` } })
  expect(first.preview?.documents).toMatchObject([{ path: settings, kind: 'edited', locales: ['en'] }])
  push('spring', settings, (text) => text.replace('Spring One', 'Spring Two'))
  // How long it takes is measured in tests/slow/branches.test.ts.
  expect((await see(cookie)).brand).toContain('Spring Two')
})

test('nobody without the signed cookie gets it, and it is never kept as the site’s own', async () => {
  for (const cookie of [
    'preview-branch=spring',
    'preview-branch=spring; qa_authenticated=true',
    'preview-branch=spring; qa_session=true.forged',
    '',
  ]) {
    const page = await see(cookie)
    expect(page.brand, cookie).not.toContain('Spring')
    expect(page.preview).toBeUndefined()
  }
  const response = await site.ask('/?branch=spring')
  expect(response.headers.getSetCookie()).toEqual([])
  expect(await response.text()).not.toContain('Spring')
})

test('an address with a branch chooses it, and main leaves it again', async () => {
  const into = await site.ask('/about?branch=spring&x=1', { headers: { cookie: tester } })
  expect([into.status, into.headers.get('location')]).toEqual([303, '/about?x=1'])
  expect(into.headers.get('set-cookie')).toMatch(/^preview-branch=spring; .*HttpOnly/)
  const out = await site.ask('/about?branch=main', { headers: { cookie: tester } })
  expect(out.headers.get('set-cookie')).toMatch(/^preview-branch=; Max-Age=0/)
})

test('the bar says that a branch needs a deployment, and lists new pages', async () => {
  push('code', 'src/root.tsx', () => 'changed')
  push('code', 'content/page/silk-hour.json', () => JSON.stringify({ title: 'Silk hour', slug: 'silk-hour' }))
  const { preview } = await see(`${tester}; preview-branch=code`)
  expect(preview?.documents).toMatchObject([{ kind: 'new', title: { en: 'Silk hour' }, href: '/silk-hour' }])
  expect(preview?.needsDeployment).toEqual(['code'])
})

test('a branch that is gone shows the site itself', async () => {
  push('brief', settings, (text) => text.replace('Rose & Thistle', 'Brief'))
  const cookie = `${tester}; preview-branch=brief`
  expect((await see(cookie)).brand).toContain('Brief')
  site.garden.git('branch', '-D', 'brief')
  const gone = await see(cookie)
  expect(gone.brand).not.toContain('Brief')
  expect(gone.preview?.branch).toBeUndefined()
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
  expect(site.garden.git('log', '--format=%s', 'main')).toBe('Begin')
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
