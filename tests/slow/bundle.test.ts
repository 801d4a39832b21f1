import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newClinic } from '../fixtures/new-clinic.ts'
import { cookiesOf, EDITOR } from '../fixtures/server.ts'
import { CREATE, question } from '../service/questions.ts'

/** The step of the set-up is plain JavaScript. */
const STEP = new URL('../../src/setup/bundled.mjs', import.meta.url).href
const { bundle } = (await import(STEP)) as { bundle: (out: string) => void }
/** Whoever may write nothing: nobody, where these tests are root, who may write everything. */
const USER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

let above: string
let site: string
let content: string
let child: ChildProcess
let output = ''
let origin = ''
/** All that the process is given: nothing of the machine that made the folder. */
let env: Record<string, string>

beforeAll(async () => {
  above = mkdtempSync(join(tmpdir(), 'bundle-'))
  site = join(above, 'site')
  bundle(site)
  execFileSync('chmod', ['-R', 'a-w,a+rX', site])
  chmodSync(above, 0o755)
  content = newClinic({ history: true, pictures: true })
  const kept = mkdtempSync(join(tmpdir(), 'kept-'))
  if (USER.uid !== undefined) execFileSync('chown', ['-R', `${USER.uid}:${USER.gid}`, content, kept])
  env = {
    ...{ PATH: '/usr/bin:/bin', NODE_ENV: 'production', GATE: 'off', PORT: '0', DATA_DIR: join(kept, 'data'), CONTENT_DIR: content },
    ...{ EDITOR_EMAIL: EDITOR.email, EDITOR_PASSWORD: EDITOR.password, BACKUP_PASSPHRASE: 'a passphrase for tests' },
  }
  child = spawn(join(site, 'bin/node'), ['--disable-warning=ExperimentalWarning', 'src/server/main.ts'], { ...USER, cwd: site, env })
  origin = await new Promise<string>((ready, failed) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk
        const [, address] = /Pages +(http:\/\/[^/\s]+)\//.exec(output) ?? []
        if (address) ready(address)
      })
    child.once('exit', (code) => failed(new Error(`The site ended with ${code}:\n${output}`)))
  })
})
afterAll(() => {
  child?.kill('SIGKILL')
  execFileSync('chmod', ['-R', 'u+w', site])
  for (const dir of [above, content, join(env.DATA_DIR ?? '', '..')]) rmSync(dir, { recursive: true, force: true })
})

const post = (path: string, body: object, cookie = '') =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie, 'x-branch': 'main' },
    body: JSON.stringify(body),
  })

test('nothing in the folder can be written by its user', () => {
  for (const place of ['.', 'build', 'src/server', 'node_modules/hono'])
    expect(spawnSync('touch', [join(site, place, 'written')], { ...USER }).status, place).not.toBe(0)
})

test('the site is served from it: pages, admin, pictures in their sizes', async () => {
  expect(await (await fetch(`${origin}/readyz`)).text()).toBe('ready')
  expect(await (await fetch(`${origin}/ar/about`)).text()).toMatch(/<html lang="ar" dir="rtl"/)
  expect((await fetch(`${origin}/admin/index.html`)).status).toBe(200)
  const picture = await fetch(`${origin}/media/w480/film/hero-thistle-poster.webp`)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
})

test('enquiries are kept, saves become commits, and a backup holds both', async () => {
  const enquiry = { form: 'contact', page: '/contact', firstName: 'Ada', lastName: 'Hart', email: 'ada@example.com', message: 'There?' }
  expect((await post('/api/enquiries', { ...enquiry, took: '9000' })).status).toBe(201)
  const cookie = cookiesOf(await post('/api/editors/sign-in/email', EDITOR))
  const saved = await post('/api/tina/gql', { query: CREATE, variables: { file: 'bundled.json', params: question('Bundled?') } }, cookie)
  expect(await saved.json()).toMatchObject({ data: { createFaq: { question: 'Bundled?' } } })
  const git = (...args: string[]) => execFileSync('git', args, { ...USER, cwd: content, encoding: 'utf8', env })
  expect(git('log', '-1', '--format=%s')).toBe('Add content/faq/bundled.json\n')

  const file = join(env.DATA_DIR ?? '', '..', 'site.backup')
  const command = ['--disable-warning=ExperimentalWarning', 'src/server/backup-cli.ts', 'make', file]
  expect(execFileSync(join(site, 'bin/node'), command, { ...USER, cwd: site, env, encoding: 'utf8' })).toMatch(
    /site\.backup holds \d+ rows/,
  )
})

test('it ends by itself when it is asked to, and nothing was missing or forbidden', async () => {
  const ended = new Promise((done) => child.once('exit', (code) => done(code)))
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(output).not.toMatch(/EACCES|EROFS|EPERM|ERR_MODULE_NOT_FOUND|Error/)
})
