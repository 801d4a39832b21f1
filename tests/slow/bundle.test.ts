import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newClinic } from '../fixtures/new-clinic.ts'
import { cookiesOf, EDITOR } from '../fixtures/server.ts'
import { CREATE, question } from '../service/questions.ts'

/** The step of the set-up is plain JavaScript. */
const STEP = new URL('../../src/setup/bundled.mjs', import.meta.url).href
const { bundle } = (await import(STEP)) as { bundle: (out: string) => void }
const RUN = new URL('../../src/setup/run.mjs', import.meta.url).href
const { freePort } = (await import(RUN)) as { freePort: () => Promise<number> }
/** Whoever may write nothing: nobody, where these tests are root, who may write everything. */
const USER = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

const deploy = (name: string) => readFileSync(`src/setup/deploy/${name}`, 'utf8')
const settingsIn = (text: string, word: RegExp) =>
  Object.fromEntries([...text.matchAll(word)].flatMap(([, words = '']) => words.split(' ').map((one) => one.split('='))))
const UNIT = deploy('site.service')
/** How systemd starts and ends it: the words of its command line, its settings, and the seconds that it may take to end. */
const SERVICE = {
  command: (/^ExecStart=(.*)$/m.exec(UNIT)?.[1] ?? '').split(' '),
  env: settingsIn(UNIT, /^Environment=(.*)$/gm),
  stopSeconds: Number(/^TimeoutStopSec=(\d+)$/m.exec(UNIT)?.[1]),
}
const IMAGE = deploy('Dockerfile').split(/^FROM .*$/m)[2] ?? ''
/** How the container is started, and asked whether it is well. */
const CONTAINER = {
  command: JSON.parse(/^CMD (.*)$/m.exec(IMAGE)?.[1] ?? '[]') as string[],
  health: JSON.parse(/^ +CMD (.*)$/m.exec(IMAGE)?.[1] ?? '[]') as string[],
  env: settingsIn(IMAGE, /^ENV (.*)$/gm),
}

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
    ...SERVICE.env,
    ...{ PATH: '/usr/bin:/bin', HOME: kept, GATE: 'off', PORT: '0', DATA_DIR: join(kept, 'data'), CONTENT_DIR: content },
    ...{ EDITOR_EMAIL: EDITOR.email, EDITOR_PASSWORD: EDITOR.password, BACKUP_PASSPHRASE: 'a passphrase for tests' },
  }
  await start(SERVICE.command, env)
})

/** Starts the site by a command line of the folder `/opt/site`, or of the container’s. */
async function start([program = '', ...args]: string[], settings: Record<string, string>) {
  output = ''
  child = spawn(join(site, program.replace('/opt/site/', '')), args, { ...USER, cwd: site, env: settings })
  origin = await new Promise<string>((ready, failed) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk
        const [, address] = /Pages +(http:\/\/[^/\s]+)\//.exec(output) ?? []
        if (address) ready(address)
      })
    child.once('exit', (code) => failed(new Error(`The site ended with ${code}:\n${output}`)))
  })
}

/** Ends the site as systemd and Docker do: its status, and the seconds that it took. */
async function end() {
  const [began, ended] = [performance.now(), new Promise((done) => child.once('exit', (code) => done(code)))]
  child.kill('SIGTERM')
  return { status: await ended, seconds: (performance.now() - began) / 1000 }
}

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

/** On a machine that is busy the first page takes longer than the question for it waits. */
const isReady = () => expect.poll(async () => (await fetch(`${origin}/readyz`)).text(), { timeout: 60_000 }).toBe('ready')

test('nothing in the folder can be written by its user', () => {
  for (const place of ['.', 'build', 'src/server', 'node_modules/hono'])
    expect(spawnSync('touch', [join(site, place, 'written')], { ...USER }).status, place).not.toBe(0)
})

test('the site is served from it: pages, admin, pictures in their sizes', async () => {
  await isReady()
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
  const { status, seconds } = await end()
  expect(status).toBe(0)
  expect(seconds).toBeLessThan(SERVICE.stopSeconds)
  expect(output).not.toMatch(/EACCES|EROFS|EPERM|ERR_MODULE_NOT_FOUND|Error/)
})

test('the command and the settings of the container start it on what is there, its question finds it well, and it ends', async () => {
  const { DATA_DIR = '', CONTENT_DIR = '', PATH = '' } = env
  const port = String(await freePort())
  await start(CONTAINER.command, { ...CONTAINER.env, PATH, GATE: 'off', DATA_DIR, CONTENT_DIR, PORT: port, HOST: '127.0.0.1' })
  await isReady()
  const [program = '', ...args] = CONTAINER.health
  expect(spawnSync(join(site, program), args, { ...USER, cwd: site, env: { PORT: port } }).status).toBe(0)
  expect((await end()).status).toBe(0)
  expect(output).not.toMatch(/EACCES|EROFS|EPERM|ERR_MODULE_NOT_FOUND|Error/)
})
