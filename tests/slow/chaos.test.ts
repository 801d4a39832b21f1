import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { EDITOR } from '../fixtures/server.ts'
import { plant, until } from '../service/garden.ts'
import { question } from '../service/questions.ts'
import { additions, expectClean, Site, save, signIn, TESTERS } from './saving-site.ts'

const SAVES = 200
const EDITORS = 4
const KILLS = 10
const random = (from: number, to: number) => from + Math.random() * (to - from)

test('200 saves by four editors beside pushes, looks and ten kills: each acknowledged save is there once, and all heals by itself', async () => {
  const garden = await plant()
  const place = await mkdtemp(join(tmpdir(), 'chaos-'))
  onTestFinished(async () => {
    await garden.uproot()
    await rm(place, { recursive: true, force: true, maxRetries: 3 })
  })
  const [host, clone] = [join(place, 'host.git'), join(place, 'clone')]
  execFileSync('git', ['init', '-q', '--bare', '-b', 'main', host])
  garden.git('remote', 'add', 'origin', host)
  garden.git('push', '-q', 'origin', 'main')
  garden.git('branch', 'spring')
  execFileSync('git', ['clone', '-q', host, clone])
  const developer = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Dev', '-c', 'user.email=dev@clinic.example', ...args], {
      cwd: clone,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })

  const site = new Site({
    CONTENT_DIR: garden.dir,
    DATA_DIR: join(place, 'data'),
    EDITOR_EMAIL: EDITOR.email,
    EDITOR_PASSWORD: EDITOR.password,
    CONTENT_REMOTE: 'origin',
    CONTENT_REMOTE_SECONDS: '1',
  })
  onTestFinished(() => site.kill())
  await site.start()
  const cookie = await signIn(site, '/api/editors/sign-in/email', { email: EDITOR.email, password: EDITOR.password })
  const tester = await signIn(site, '/api/gate/sign-in', { password: TESTERS })

  const kept = { main: [] as string[], spring: [] as string[] }
  let tried = 0
  let kills = 0
  const busy = () => kept.main.length + kept.spring.length < SAVES || kills < KILLS
  const refusals = new Set<string>()
  async function editor(number: number) {
    while (busy()) {
      const file = `save-${number}-${tried++}.json`
      const branch = number === 0 ? 'spring' : 'main'
      const answer = await save(site, cookie, file, branch)
      if (answer === true) kept[branch].push(file)
      else {
        refusals.add(answer)
        await pause(100)
      }
    }
  }
  async function pusher() {
    for (let n = 0; busy(); n += 1) {
      await pause(random(100, 800))
      try {
        developer('fetch', '-q')
        developer('checkout', '-q', '-B', 'main', 'origin/main')
        await writeFile(join(clone, `content/faq/pushed-${n}.json`), JSON.stringify(question(`Pushed ${n}?`), null, 2))
        developer('add', '.')
        developer('commit', '-q', '-m', `Push ${n}`)
        developer('push', '-q', 'origin', 'main')
        developer('push', '-q', '-f', 'origin', `main~${n % 3}:refs/heads/look-${n % 5}`)
      } catch {
        // The site pushed in between: the next round sees it.
      }
    }
  }
  async function looker() {
    for (let n = 0; busy(); n += 1) {
      const response = await fetch(`${site.origin}/~look-${n % 5}/about`, { headers: { cookie: tester } }).catch(() => undefined)
      expect([undefined, 200, 503]).toContain(response?.status)
      await pause(random(50, 300))
    }
  }
  async function killer() {
    for (; kills < KILLS; kills += 1) {
      while (kept.main.length + kept.spring.length < (SAVES * kills) / KILLS) await pause(20)
      await pause(random(0, 1500))
      await site.kill()
      await site.start()
    }
  }
  await Promise.all([killer(), pusher(), looker(), ...Array.from({ length: EDITORS }, (_, number) => editor(number))])
  await site.kill()
  await site.start()

  const tip = (git: (...args: string[]) => string, branch: string) => git('rev-parse', branch).trim()
  const hostGit = (...args: string[]) => execFileSync('git', args, { cwd: host, encoding: 'utf8' })
  await until(
    () => tip(garden.git, 'main') === tip(hostGit, 'main') && tip(garden.git, 'spring') === tip(hostGit, 'spring'),
    'the last push',
    120_000,
  )
  await site.kill('SIGTERM')
  expectClean(garden)
  for (const branch of ['main', 'spring'] as const) {
    const there = additions(garden.git, branch)
    expect(kept[branch].filter((file) => there.get(file) !== 1)).toEqual([])
    const files = new Set(garden.git('ls-tree', '--name-only', branch, 'content/faq/').split('\n'))
    expect(kept[branch].filter((file) => !files.has(`content/faq/${file}`))).toEqual([])
  }
  console.log(`${kept.main.length + kept.spring.length} of ${tried} saves were acknowledged; refused: ${[...refusals].join(' | ')}`)
}, 900_000)
