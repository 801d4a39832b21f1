import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { INBOX } from '../../src/features/enquiries/rules/inbox.ts'
import { LetterDeferred, LetterRefused } from '../../src/features/enquiries/server/mail/transport.ts'
import { contentProbe, roomProbe } from '../../src/server/disk.ts'
import { remembered } from '../../src/server/http/health/probe.ts'
import { readyRoute } from '../../src/server/http/health/ready.ts'
import { readSettings } from '../../src/server/settings.ts'
import { openSource } from '../../src/server/source.ts'
import { startTroubleLetters } from '../../src/server/trouble-letters.ts'
import { COMPILED } from '../fixtures/server.ts'
import { until } from './garden.ts'
import { ada } from './questions.ts'
import { build, ON_POSTGRES, PASSWORD, type Site } from './site.ts'

let site: Site

beforeAll(async () => {
  site = await build()
})
afterAll(() => site.close())
afterEach(() => {
  vi.useRealTimers()
})

const health = async (of: Site) => {
  const response = await of.ask('/healthz')
  return { code: response.status, ...((await response.json()) as { status: string; problems: string[] }) }
}

test('a site where all is well says so', async () => {
  expect(await health(site)).toEqual({ code: 200, status: 'ok', database: 'ok', revision: expect.any(Number), problems: [] })
})

test('where DATA_DIR takes nothing more, /healthz says so, without a path of the machine, and pages go on', async () => {
  const own = await build()
  await rename(own.dataDir, `${own.dataDir}.away`)
  await writeFile(own.dataDir, 'no folder')
  const said = await health(own)
  expect(said).toMatchObject({ code: 200, status: 'degraded', problems: [expect.stringMatching(/^DATA_DIR can’t be written/)] })
  expect(said.problems.join()).not.toContain(own.dataDir)
  expect((await own.ask('/about')).status).toBe(200)
  await rm(own.dataDir)
  await rename(`${own.dataDir}.away`, own.dataDir)
  await own.close()
})

const MB = 1024 * 1024
const disk = (megabytes: number, ffree = 100_000, files = 200_000) => ({ bavail: (megabytes * MB) / 4096, bsize: 4096, files, ffree })

test.each([
  ['has 5,000 MB left', disk(5000), undefined],
  ['has 12 MB left', disk(12), 'The disk of DATA_DIR is almost full: 12 MB are left.'],
  ['has nothing left', disk(0), 'The disk of DATA_DIR is almost full: 0 MB are left.'],
  ['can hold no more files', disk(5000, 0), 'The disk of DATA_DIR can hold hardly any more files.'],
  ['counts no files', disk(5000, 0, 0), undefined],
])('a disk that %s', async (_, has, said) => {
  expect(await roomProbe('DATA_DIR', '/anywhere', async () => has)()).toBe(said)
})

test('a disk that is gone, and content that can not be written, are sentences too', async () => {
  expect(await roomProbe('DATA_DIR', join(site.dataDir, 'nowhere'))()).toMatch(/^DATA_DIR can’t be reached/)
  expect(await contentProbe(site.garden.dir)()).toBeUndefined()
  expect(await contentProbe(join(site.dataDir, 'nowhere'))()).toMatch(/^CONTENT_DIR can’t be written/)
})

test('however often /healthz is asked, it looks at a disk once in five seconds', async () => {
  let [looks, now] = [0, 0]
  const probe = remembered(
    async () => {
      looks += 1
      return undefined
    },
    () => now,
  )
  await Promise.all(Array.from({ length: 100 }, probe))
  now = 4_000
  await probe()
  expect(looks).toBe(1)
  now = 6_000
  await probe()
  expect(looks).toBe(2)
})

test('a disk that never answers, or an error, is told in time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const never = remembered(() => new Promise(() => undefined))()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await never).toMatch(/doesn’t answer in time/)
  expect(await remembered(() => Promise.reject(new Error('/secret/path')))()).toMatch(/^[^/]+$/)
})

test('documents that can’t be read, and another branch in the folder, are said without a name', async () => {
  const own = await build()
  own.garden.git('switch', '-qc', 'other')
  await own.garden.write('content/page/about.json', '{ "title": "Half')
  await until(() => own.store.damages().length === 0 && own.store.folder === undefined, 'the look at the other branch')
  expect((await health(own)).problems).toEqual([
    'Another branch is checked out in CONTENT_DIR: the site’s own is served, and saved, from git.',
  ])
  await own.close()

  const broken = await build()
  await broken.garden.write('content/page/about.json', '{ "title": "Half')
  await until(() => broken.store.damages().length === 1, 'the damage')
  const { code, status, problems } = await health(broken)
  expect({ code, status }).toEqual({ code: 200, status: 'degraded' })
  expect(problems).toEqual([
    'A document of the content can’t be read as it stands: the admin says which, and brings back its last good text.',
  ])
  await broken.close()
})

test('a process is ready once the store answers and the content can be read, until it is stopped', async () => {
  const response = await site.ask('/readyz')
  expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([200, 'ready', 'no-store'])
  const well = { stopping: () => false, answers: async () => true, reads: async () => ({}) }
  const says = async (change: Partial<typeof well>) => {
    const answer = await new Hono().get('/readyz', readyRoute({ ...well, ...change })).request('/readyz')
    return `${answer.status} ${await answer.text()}`
  }
  expect(await says({})).toBe('200 ready')
  expect(await says({ stopping: () => true })).toBe('503 stopping')
  expect(await says({ answers: async () => false })).toBe('503 database')
  expect(await says({ reads: () => Promise.reject(new Error('not built')) })).toBe('503 content')
})

test.each([
  ['is not there', async () => '/nowhere/at/all', 'is not there'],
  ['is empty', async (dir: string) => dir, 'has no folder content/'],
  [
    'has an empty content/',
    async (dir: string) => mkdir(join(dir, 'content/page'), { recursive: true }).then(() => dir),
    'has no document in content/',
  ],
  [
    'holds no documents',
    async (dir: string) =>
      mkdir(join(dir, 'content'))
        .then(() => writeFile(join(dir, 'content/notes.txt'), ''))
        .then(() => dir),
    'has no document in content/',
  ],
  ['is a file', async (dir: string) => writeFile(join(dir, 'file'), '').then(() => join(dir, 'file')), "can't be read: ENOTDIR"],
])('a CONTENT_DIR that %s is refused in a sentence that says what was looked for', async (_, make, why) => {
  const above = await mkdtemp(join(tmpdir(), 'no-content-'))
  const dir = await make(above)
  const settings = readSettings({ CONTENT_DIR: dir, DATA_DIR: join(above, 'data') })
  await expect(openSource(settings)).rejects.toThrow(
    `CONTENT_DIR ${why} (it is "${dir}"). It must be the folder that holds content/, with documents such as content/page/home.json.`,
  )
  await rm(above, { recursive: true })
})

test('without a home page a process is not ready, and says so; where DATA_DIR takes nothing, neither', async () => {
  const own = await build()
  await own.garden.write('content/page/home.json', '{}')
  await rm(join(own.garden.dir, 'content/page/home.json'))
  await own.store.change(async () => ['content/page/home.json'])
  const ready = await own.ask('/readyz')
  expect([ready.status, await ready.text()]).toEqual([503, 'content'])
  expect((await health(own)).problems).toContain('The home page can’t be made of the content.')
  await own.close()

  const full = await build()
  await rename(full.dataDir, `${full.dataDir}.away`)
  await writeFile(full.dataDir, 'no folder')
  expect(await (await full.ask('/readyz')).text()).toBe('data')
  await rm(full.dataDir)
  await rename(`${full.dataDir}.away`, full.dataDir)
  await full.close()
})

const FULL_MESSAGE =
  'The disk of the server is full, so nothing can be kept. What you typed is still here: tell whoever runs the site, and try again once there is room.'

test.skipIf(ON_POSTGRES)(
  'where nothing can be stored, a sign-in and the inbox are answered with a sentence, and a form with a page',
  async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const own = await build()
    const cookie = await own.signIn()
    const refuse = (file: string, tables: string[]) => {
      const database = new DatabaseSync(join(own.dataDir, file))
      for (const table of tables)
        for (const when of ['INSERT', 'UPDATE'])
          database.exec(
            `CREATE TRIGGER full_${table}_${when} BEFORE ${when} ON "${table}" BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END`,
          )
      database.close()
    }
    refuse('editors.sqlite', ['session'])
    refuse('enquiries.sqlite', ['access'])
    const signIn = await own.ask('/api/editors/sign-in/email', { body: { email: ada.email, password: PASSWORD } })
    expect([signIn.status, await signIn.json()]).toEqual([503, { message: FULL_MESSAGE }])
    const page = await own.ask('/api/editors/sign-in/email', {
      body: { email: ada.email, password: PASSWORD },
      headers: { accept: 'text/html' },
    })
    expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('<h1>We can’t keep anything at the moment</h1>')])
    const inbox = await own.ask(`${INBOX}/enquiries`, { headers: { cookie } })
    expect([inbox.status, await inbox.json()]).toEqual([503, { message: FULL_MESSAGE }])
    expect((await own.ask('/about', { headers: { cookie } })).status).toBe(200)
    silent.mockRestore()
    await own.close()
  },
)

const MAIN = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url))

test('a start that some setting forbids ends with one sentence that names it', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const dir = await mkdtemp(join(tmpdir(), 'start-'))
  const wrong: [Record<string, string>, RegExp][] = [
    [{ PORT: String(port) }, /^PORT \d+ is in use on HOST 127\.0\.0\.1/],
    [{ HOST: '203.0.113.1' }, /^HOST must be an address of this machine/],
    [{ CONTENT_DIR: join(dir, 'nope') }, /^CONTENT_DIR is not there/],
    [{ DATA_DIR: MAIN }, /^DATA_DIR is no folder/],
    [{ GATE: 'server', GATE_PASSWORD: 'short' }, /GATE_PASSWORD/],
    [{ EDITOR_PASSWORD: 'short', DATA_DIR: join(dir, 'fresh') }, /^EDITOR_PASSWORD: /],
    [{ BACKUP_TO: '/dev/null', BACKUP_PASSPHRASE: 'a passphrase for tests' }, /^BACKUP_TO must be a folder, and is a file/],
    [{ CONTENT_REMOTE: 'nowhere' }, /^CONTENT_REMOTE: git knows no remote "nowhere"/],
  ]
  for (const [env, sentence] of wrong) {
    const place = { NODE_ENV: 'production', PORT: '0', CONTENT_DIR: site.garden.dir, DATA_DIR: join(dir, 'data') }
    const all = { ...process.env, ...COMPILED, ...place, DATABASE_URL: '', ...env }
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], { env: all, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk
    })
    const [code] = await once(child, 'close')
    expect([JSON.stringify(env), code, said.trim().split('\n')]).toEqual([JSON.stringify(env), 1, [expect.stringMatching(sentence)]])
  }
  taken.close()
  await rm(dir, { recursive: true })
})

test('what stays wrong is written to each owner once a day, also while owners can’t be read; a hiccup isn’t', async () => {
  let [now, problem, isAway]: [number, string | undefined, boolean] = [Date.parse('2026-11-23T09:00:00Z'), undefined, false]
  const sent: string[] = []
  const owners = async () => {
    if (isAway) throw new Error('database or disk is full')
    return ['ada@clinic.example', 'ben@clinic.example']
  }
  const letters = startTroubleLetters({
    probes: [async () => problem],
    owners,
    brand: async () => 'Clinic',
    origin: () => 'https://site.example',
    send: async ({ to, text }, id) => void sent.push(`${to} ${id.slice(0, 18)} ${text.split('\n')[0]}`),
    now: () => now,
  })
  const look = async (said: string | undefined, minutes = 5) => {
    problem = said
    now += minutes * 60_000
    await letters.look()
    return sent.splice(0)
  }
  const disk = (left: number) => `The disk of DATA_DIR is almost full: ${left} MB are left.`
  expect([...(await look(disk(9))), ...(await look(undefined)), ...(await look(disk(8)))]).toEqual([])
  expect(await look(disk(7))).toEqual([
    `ada@clinic.example trouble.2026-11-23 - ${disk(7)}`,
    `ben@clinic.example trouble.2026-11-23 - ${disk(7)}`,
  ])
  expect(await look(disk(6), 23 * 60)).toEqual([])
  isAway = true
  expect(await look(disk(5), 60)).toHaveLength(2)
  letters.stop()
})

test.each<[string, () => Error | undefined, number[], string[]]>([
  ['takes it', () => undefined, [0, 24 * 60], []],
  ['refuses it', () => new LetterRefused('550 5.1.1 No such mailbox'), [0, 24 * 60], ['london@clinic.example', 'london@clinic.example']],
  ['puts it off', () => new LetterDeferred('450 4.2.0 Greylisted'), [0, 30, 60], []],
  ['is away', () => new Error('connect ECONNREFUSED'), [0, 5, 10, 15], []],
])('what is kept aside is written to the clinic once a day; where the mail server %s', async (_, answer, expected, told) => {
  const start = Date.parse('2026-11-23T09:00:00Z')
  let now = start
  const tried: number[] = []
  const givenUp: string[] = []
  const letters = startTroubleLetters({
    probes: [],
    owners: async () => ['ada@clinic.example'],
    aside: async () => [{ to: 'london@clinic.example', subject: 'Kept aside', text: 'Look' }],
    brand: async () => 'Clinic',
    origin: () => 'https://site.example',
    givenUp: async (to) => void givenUp.push(to),
    send: async () => {
      tried.push((now - start) / 60_000)
      const error = answer()
      if (error) throw error
    },
    now: () => now,
  })
  const last = expected.at(-1) ?? 0
  for (; now <= start + last * 60_000; now += 5 * 60_000) await letters.look()
  letters.stop()
  expect([tried, givenUp]).toEqual([expected, told])
})
