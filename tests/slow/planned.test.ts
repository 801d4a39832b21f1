import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { localOf } from '../../src/content/clinic/clinic-time.ts'
import type { DryRun } from '../../src/features/releases/rules/dry-run.ts'
import { PLANNED, type Planned } from '../../src/features/releases/rules/planned.ts'
import { commitTo, git } from '../fixtures/repository.ts'
import { COMPILED, clockAt, cookiesOf, EDITOR, setClock, startServer } from '../fixtures/server.ts'
import { type Garden, plant, until } from '../service/garden.ts'
import { question } from '../service/questions.ts'
import { amount } from './amount.ts'

const DAY_MS = 24 * 60 * 60_000
const KILLS = amount(3, 10)
const SCHEDULER = new URL('./scheduler.ts', import.meta.url).pathname

const scheduler = (dir: string, first: number) =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', SCHEDULER, dir, String(first)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...COMPILED },
  })

/** Lets a process run until `most` times have come, then kills it at a random moment of the next; with none it ends by itself. */
async function runAndDie(dir: string, first: number, most?: number): Promise<string[]> {
  const child: ChildProcess = scheduler(dir, first)
  const said: string[] = []
  const ended = new Promise((done) => child.once('exit', done))
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    said.push(line)
    if (most === undefined) continue
    const count = said.filter((one) => one.startsWith('out ')).length
    if (count === most && line.startsWith('comes ')) setTimeout(() => child.kill('SIGKILL'), Math.random() * 1200)
    if (count > most + 1) child.kill('SIGKILL')
  }
  await ended
  return said
}

const commitsOf = ({ git }: Garden, subject: string) =>
  git('log', '--format=%H', '--fixed-strings', `--grep=${subject}`, 'main').split('\n').filter(Boolean)
const filesOf = ({ git }: Garden, commit: string) => git('diff-tree', '-r', '--no-commit-id', '--name-only', commit).split('\n').sort()

test('killed at random moments of planned releases, each is out once and whole after the restart, and taken back once at its end', async () => {
  const garden = await plant()
  const said: string[] = []
  for (let kills = 0; kills < KILLS; kills += 1) said.push(...(await runAndDie(garden.dir, kills * 100, 1 + (kills % 3))))
  expect(await runAndDie(garden.dir, -KILLS * 100)).toContain('caught up')
  expect(garden.git('status', '--porcelain', '--', 'content', 'public')).toBe('')
  expect(garden.git('for-each-ref', 'refs/saves')).toBe('')
  const numbers = said.flatMap((line) => (line.startsWith('comes ') ? [Number(line.slice(6))] : []))
  expect(numbers.length).toBeGreaterThanOrEqual(2 * KILLS)
  for (const n of numbers) {
    const commits = commitsOf(garden, `Publish “Number ${n}”`)
    const backs = commitsOf(garden, `Take back “Number ${n}”`)
    const hasEnd = n % 2 === 1
    // What was killed before it was out, and has ended meanwhile, is not brought out any more.
    const told = said.filter((line) => line.includes(`“Number ${n}”`)).join(' ')
    if (!hasEnd || said.includes(`out ${n}`)) expect(commits, told).toHaveLength(1)
    expect(commits.length).toBeLessThanOrEqual(1)
    expect(backs).toHaveLength(hasEnd ? commits.length : 0)
    for (const commit of commits)
      expect(filesOf(garden, commit)).toEqual([
        'content/faq/fillers-cost.json',
        `content/faq/release-${n}.json`,
        `public/media/release-${n}.webp`,
      ])
    for (const commit of backs) expect(filesOf(garden, commit)).toEqual(['content/faq/fillers-cost.json', `content/faq/release-${n}.json`])
  }
  garden.git('fsck', '--strict')
  await garden.uproot()
})

test('forty days ahead on the running site: what is planned in thirty stays a draft, /healthz says why, and goes on once the clock is back', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'clock-')), 'clock')
  const start = new Date()
  const site = await startServer({ ...clockAt(start.toISOString()), CLOCK_FILE: file }, { history: true })
  onTestFinished(site.stop)
  const post = async (path: string, body: object, cookie = '') =>
    fetch(site.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.origin, cookie },
      body: JSON.stringify(body),
    })
  const cookie = cookiesOf(await post('/api/editors/sign-in/email', EDITOR))
  const { branch } = (await (await post('/api/drafts', { name: 'Embargoed' }, cookie)).json()) as { branch: string }
  commitTo(site.dir, branch, { 'content/faq/embargoed.json': JSON.stringify(question('Embargoed?', 'Yes.'), null, 2) })
  const run = (await (await post('/api/drafts/plan', { branch, choices: {} }, cookie)).json()) as DryRun
  const looked = run.findings.map(({ key }) => key)
  const from = localOf(new Date(Math.ceil(start.getTime() / DAY_MS) * DAY_MS + 30 * DAY_MS))
  expect((await post(PLANNED, { branch, tip: run.tip, choices: {}, looked, from }, cookie)).status).toBe(200)

  const problems = async () => ((await (await fetch(`${site.origin}/healthz`)).json()) as { problems: string[] }).problems.join()
  const setBy = (days: number) => setClock(site, file, `leap ${new Date(Date.now() + days * DAY_MS).toISOString()}`)
  setBy(40)
  await until(async () => (await problems()).includes('it should be'), 'the word of the clock')
  // Some looks of the schedule.
  await pause(9000)
  setBy(0)
  await until(async () => !(await problems()).includes('it should be'), 'an end of that')
  expect(git(site.dir, 'log', '--format=%s', 'main')).not.toContain('Embargoed')
  const planned = (await (await fetch(site.origin + PLANNED, { headers: { cookie } })).json()) as Planned[]
  expect(planned).toMatchObject([{ state: 'waiting', name: 'Embargoed' }])

  // The same, where the time has passed.
  setClock(site, file, new Date(start.getTime() + 40 * DAY_MS).toISOString())
  await until(() => git(site.dir, 'log', '--format=%s', 'main').includes('Embargoed'), 'the release')
})
