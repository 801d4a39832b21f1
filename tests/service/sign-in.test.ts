import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { hashPassword } from 'better-auth/crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstEditor } from '../../src/features/accounts/server/people/first-editor.ts'
import { readSettings } from '../../src/server/settings.ts'
import { openStores } from '../../src/server/stores.ts'
import { ask } from '../fixtures/postgres.ts'
import { COMPILED } from '../fixtures/server.ts'
import { times } from '../fixtures/times.ts'
import { asked, question, UPDATE } from './questions.ts'
import { build, newPlace, ON_POSTGRES, PASSWORD, type Site } from './site.ts'

const FILE = 'fillers-cost.json'
let site: Site
let cookie: string

beforeAll(async () => {
  site = await build()
  cookie = await site.signIn()
})
afterAll(() => site.close())

const save = (headers: Record<string, string>, text = 'Saved?', file = FILE) =>
  site.ask('/api/tina/gql', {
    headers: { 'x-branch': 'main', ...headers },
    body: { query: UPDATE, variables: { file, params: question(text) } },
  })

test('a signed-in editor saves under their own name', async () => {
  const response = await save({ cookie })
  expect(await response.json()).toMatchObject({ data: { updateFaq: { question: 'Saved?' } }, errors: null })
  expect(site.garden.git('log', '-1', '--format=%an <%ae>')).toBe('Ada Hart <ada@clinic.example>')
})

test('the session cookie is out of reach for scripts and other sites', async () => {
  const response = await site.ask('/api/editors/sign-in/email', { body: { email: 'ada@clinic.example', password: PASSWORD } })
  expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/)
})

test.each([
  ['no session', {}, 401],
  ['a forged cookie', { cookie: 'editor.session_token=abc.def' }, 401],
  ['a cookie with another signature', () => ({ cookie: cookie.replace(/(editor\.session_token=[^;]*)(%3D|[^;])(;|$)/, '$1x$3') }), 401],
  ['another origin', () => ({ cookie, origin: 'http://evil.example' }), 403],
  ['an origin that only begins alike', () => ({ cookie, origin: 'http://site.example.evil.example' }), 403],
])('saving with %s is refused', async (_, headers, status) => {
  const response = await save(typeof headers === 'function' ? headers() : headers, 'Refused?')
  expect(response.status).toBe(status)
  expect(await asked(site.store, FILE)).toBe('Saved?')
})

test.each(['../../escape.json', '../page/../../escape.json', 'escape.md', '/etc/escape.json'])(
  'the file name %s is refused',
  async (file) => {
    const head = site.garden.git('rev-parse', 'HEAD')
    const { errors } = (await (await save({ cookie }, 'Out?', file)).json()) as { errors: unknown[] }
    expect(errors.length).toBeGreaterThan(0)
    expect(site.garden.git('rev-parse', 'HEAD')).toBe(head)
    expect(site.garden.git('status', '--porcelain')).toBe('')
  },
)

test('an oversized document is refused', async () => {
  const response = await site.ask('/api/tina/gql', {
    headers: { cookie },
    body: { query: UPDATE, variables: { file: FILE, params: question('x'.repeat(3_000_000)) } },
  })
  expect(response.status).toBe(413)
})

test.each(['', '{', '[]', '{"query":1}'])('the body %j is refused', async (body) => {
  expect((await site.ask('/api/tina/gql', { headers: { cookie }, method: 'POST', body })).status).toBe(400)
})

test('raw documents of a page are for editors', async () => {
  expect((await site.ask('/api/documents?path=/')).status).toBe(401)
  expect((await site.ask('/api/documents?path=/', { headers: { cookie } })).status).toBe(200)
})

test('nobody can sign up, and other addresses of the library are closed', async () => {
  for (const path of ['sign-up/email', 'list-sessions', 'update-user', 'reset-password', 'delete-user']) {
    expect((await site.ask(`/api/editors/${path}`, { body: {} })).status, path).toBe(404)
  }
})

test('a wrong password and an unknown address get the same answer', async () => {
  const wrong = await site.ask('/api/editors/sign-in/email', {
    headers: { 'x-forwarded-for': '10.0.0.2' },
    body: { email: 'ada@clinic.example', password: 'wrong password' },
  })
  const unknown = await site.ask('/api/editors/sign-in/email', {
    headers: { 'x-forwarded-for': '10.0.0.2' },
    body: { email: 'eve@clinic.example', password: 'wrong password' },
  })
  expect([wrong.status, await wrong.text()]).toEqual([unknown.status, await unknown.text()])
})

test.each([
  ['a NUL in the address', { email: 'a\0@clinic.example', password: PASSWORD }],
  ['a NUL in the password', { email: 'ada@clinic.example', password: `\0${PASSWORD}` }],
  ['half a character', { email: 'ada@clinic.example', password: '\ud800\ud800\ud800\ud800' }],
  ['SQL', { email: "ada@clinic.example' OR '1'='1", password: "' OR '1'='1" }],
  ['objects', { email: { $gt: '' }, password: { $gt: '' } }],
  ['nothing', {}],
  ['half of JSON', '{"email":'],
])('signing in with %s is refused, and is no error of ours', async (_, body) => {
  const response = await site.ask('/api/editors/sign-in/email', { method: 'POST', headers: { 'x-forwarded-for': '10.0.0.4' }, body })
  expect([400, 401, 403, 422]).toContain(response.status)
  const session = await site.ask('/api/editors/get-session', { headers: { cookie: 'editor.session_token=%00.%00' } })
  expect([session.status, await session.json()]).toEqual([200, null])
})

// All within the minute that is counted, on a slow machine, too; in PostgreSQL each is two questions to the database.
const ATTEMPTS = times(300, ON_POSTGRES ? 1_000 : 2_000)

test(`${ATTEMPTS} attempts: after a few, even the right password is not tried`, async () => {
  const headers = { 'x-forwarded-for': '10.0.0.3' }
  const statuses = new Map<number, number>()
  for (let n = 0; n < ATTEMPTS; n += 1) {
    const { status } = await site.ask('/api/editors/sign-in/email', {
      headers,
      body: { email: 'ada@clinic.example', password: `guess number ${n}` },
    })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect(statuses.get(401)).toBeLessThan(50)
  expect((statuses.get(401) ?? 0) + (statuses.get(429) ?? 0)).toBe(ATTEMPTS)
  expect(
    (await site.ask('/api/editors/sign-in/email', { headers, body: { email: 'ada@clinic.example', password: PASSWORD } })).status,
  ).toBe(429)
  const forged = { ...headers, 'x-client-address': '10.9.9.9' }
  expect(
    (await site.ask('/api/editors/sign-in/email', { headers: forged, body: { email: 'ada@clinic.example', password: PASSWORD } })).status,
  ).toBe(429)
})

test('signing out ends the session on the server', async () => {
  const own = await site.signIn()
  expect((await save({ cookie: own }, 'Saved?')).status).toBe(200)
  expect((await site.ask('/api/editors/sign-out', { headers: { cookie: own }, body: {} })).status).toBe(200)
  expect((await save({ cookie: own }, 'After?')).status).toBe(401)
})

test('removing an editor, or giving a new password, ends their sessions at once', async () => {
  await site.accounts.add({ name: 'Cy', email: 'cy@clinic.example' }, PASSWORD)
  const first = await site.signIn('cy@clinic.example')
  await site.accounts.reset('cy@clinic.example', 'another password')
  expect((await save({ cookie: first })).status).toBe(401)
  const second = await site.signIn('cy@clinic.example', 'another password')
  expect((await save({ cookie: second })).status).toBe(200)
  await site.accounts.remove('cy@clinic.example')
  expect((await save({ cookie: second })).status).toBe(401)
})

test('the first start makes one editor and tells the way in once', async () => {
  const stores = await openStores(readSettings(await newPlace()))
  const { accounts } = stores
  expect(await firstEditor(accounts, { email: '', password: '' })).toMatch(/editor@site\.example, password \S{14}/)
  expect(await firstEditor(accounts, { email: '', password: '' })).toBeUndefined()
  expect(await accounts.list()).toHaveLength(1)
  await stores.close()
})

test('the command line adds, lists, resets and removes while the site runs', async () => {
  const run = async (...args: string[]) => {
    const env = { ...process.env, ...COMPILED, DATA_DIR: site.dataDir, DATABASE_URL: site.settings.databaseUrl }
    const cli = new URL('../../src/server/editors-cli.ts', import.meta.url).pathname
    return (await promisify(execFile)(process.execPath, [cli, ...args], { env })).stdout
  }
  expect(await run('add', 'Dee@clinic.example', 'Dee')).toMatch(/may sign in with the password \S+/)
  expect(await run('list')).toContain('dee@clinic.example\tDee')
  await expect(run('add', 'dee@clinic.example')).rejects.toThrow(/already/)
  const password = (await run('reset', 'dee@clinic.example')).trim().split(' ').at(-1)
  expect(await site.signIn('dee@clinic.example', password)).toContain('editor.session_token')
  expect(await run('remove', 'dee@clinic.example')).toMatch(/no longer/)
  await expect(run('reset', 'dee@clinic.example')).rejects.toThrow(/no editor/)
  await expect(run('add', 'eli@clinic.example', 'Eli', 'password')).rejects.toThrow(/at least 12 characters/)
  await expect(run('reset', 'ada@clinic.example', '123456789012')).rejects.toThrow(/tried first/)
})

test('the first editor is refused a weak password, with a sentence', async () => {
  const stores = await openStores(readSettings(await newPlace()))
  await expect(firstEditor(stores.accounts, { email: '', password: '12345678' })).rejects.toThrow(
    /^EDITOR_PASSWORD: A password needs at least/,
  )
  expect(await stores.accounts.list()).toEqual([])
  await stores.close()
})

test('an account with a password from before goes on', async () => {
  await site.accounts.add({ name: 'Old', email: 'old@clinic.example' }, PASSWORD)
  const hash = await hashPassword('12345678')
  const change = `UPDATE account SET password = '${hash}' WHERE "userId" = (SELECT id FROM "user" WHERE email = 'old@clinic.example')`
  if (ON_POSTGRES) await ask(site.settings.databaseUrl, change)
  else new DatabaseSync(join(site.dataDir, 'editors.sqlite')).exec(change)
  expect(await site.signIn('old@clinic.example', '12345678')).toContain('editor.session_token')
})

test('the command line says what it was asked for and nothing else, on a fresh DATA_DIR, too', async () => {
  const cli = new URL('../../src/server/editors-cli.ts', import.meta.url).pathname
  const env = { ...process.env, ...COMPILED, DATABASE_URL: '', ...(await newPlace()) }
  for (let n = 0; n < 2; n += 1) {
    const said = await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', cli, 'list'], { env })
    expect(said).toEqual({ stdout: 'There are no editors.\n', stderr: '' })
  }
})
