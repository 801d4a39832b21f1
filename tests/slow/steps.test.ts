import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newClinic } from '../fixtures/new-clinic.ts'
import { git } from '../fixtures/repository.ts'
import { COMPILED } from '../fixtures/server.ts'
import { asked } from '../service/questions.ts'
import { inOneFile } from './one-file.ts'
import { FROM, NAME, openSite, prepareDraft, type Remote, UNTIL } from './release-site.ts'

const PRELOAD = new URL('./kill-at.ts', import.meta.url).href
const CHANGED = ['content/faq/fillers-cost.json', 'content/faq/spring.json']
const PICTURE = 'public/media/spring.webp'

type Way = 'button' | 'clock'
type Site = Awaited<ReturnType<typeof openSite>>

const root = mkdtempSync(join(tmpdir(), 'steps-'))
/** What each run begins with: the site with its draft, the remote, and the clone of another process. */
const prepared = join(root, 'prepared')
let program = ''
let base = ''

beforeAll(async () => {
  program = await inOneFile(new URL('./release-once.ts', import.meta.url).pathname, root)
  const site = join(prepared, 'site')
  cpSync(newClinic({ history: true }), site, { recursive: true })
  // What else is there makes each start longer, and nothing else.
  git(site, 'rm', '-rq', ...['page', 'teamMember', 'testimonial', 'treatment'].map((name) => `content/${name}`))
  git(site, 'commit', '-q', '-m', 'Keep only questions')
  base = git(site, 'rev-parse', 'main')
  await prepareDraft(prepared)
  git(prepared, 'clone', '-q', '--bare', 'site', 'remote.git')
  git(prepared, 'clone', '-q', 'remote.git', 'other')
  git(site, 'remote', 'add', 'origin', '../remote.git')
  git(join(prepared, 'other'), 'remote', 'set-url', 'origin', '../remote.git')
  for (const name of ['site', 'other'] as const) {
    const opened = await openSite(prepared, 'later', name)
    await opened.round()
    await opened.close()
  }
})
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 3 }))

/** Runs a release until the moment `killAt`; with none to its end. Returns what it said, a line each. */
async function run(folder: string, way: Way, remote: Remote, killAt = 0): Promise<string[]> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--import', PRELOAD, program, folder, way, remote], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...COMPILED, NODE_ENV: 'production', KILL_AT: String(killAt) },
  })
  const ended = new Promise((done) => child.once('close', (code, signal) => done(signal ?? code)))
  const said = await text(child.stdout)
  expect(await ended).toBe(killAt ? 'SIGKILL' : 0)
  return said.trim().split('\n')
}

/** The files of the commits on the site that begin with some words. */
function commitsOf(dir: string): (words: string) => string[][] {
  const log = git(dir, 'log', '--format=%x1e%s', '--name-only', 'main').split('\x1e').slice(1)
  const commits = log.map((entry) => entry.trim().split('\n').filter(Boolean))
  return (words) => commits.flatMap(([subject, ...files]) => (subject === `${words} “${NAME}”` ? [files.sort()] : []))
}

type Counts = { out: number; back: number }

/**
 * Holds that the release is there once and whole, or not at all, and so is what takes it back, and that nothing is left of what was
 * interrupted: in the folder, in git and in what visitors get. Returns how often each is there.
 */
async function expectWhole({ branches, checkout: { dir } }: Site): Promise<Counts> {
  const commits = commitsOf(dir)
  const [out, back] = [commits('Publish'), commits('Take back')]
  expect(out.length).toBeLessThanOrEqual(1)
  expect(back.length).toBeLessThanOrEqual(out.length)
  for (const files of out) expect(files).toEqual([...CHANGED, PICTURE])
  for (const files of back) expect(files).toEqual(CHANGED)
  expect(git(dir, 'status', '--porcelain')).toBe('')
  expect(git(dir, 'for-each-ref', 'refs/saves', 'refs/saves-from', 'refs/joining')).toBe('')
  const isPublic = out.length > back.length
  expect(await asked(branches.main, 'spring.json')).toBe(isPublic ? 'New in spring?' : undefined)
  expect((await asked(branches.main, 'fillers-cost.json')) === 'Spring?').toBe(isPublic)
  return { out: out.length, back: back.length }
}

/** Brings the release out and takes it back, where that was not done: by the button, or at its times, of which the first may be missed. */
async function goOn(site: Site, way: Way, isLate: boolean, { out, back }: Counts) {
  if (way === 'clock' && !isLate) await site.look(FROM)
  if (way === 'clock') await site.look(UNTIL)
  if (way === 'button' && out === 0) await site.publish()
  if (way === 'button' && back === 0) await site.takeBack()
  await site.round()
}

/** Opens what a killed process has left, holds that all is well with it, and goes on from there. */
async function recover(folder: string, way: Way, remote: Remote, said: string[], n: number) {
  const isLate = way === 'clock' && n % 2 === 1
  // Another process of those that save to one remote is there before the killed one is again.
  if (way === 'clock' && remote === 'first' && n % 4 < 2) {
    const other = await openSite(folder, remote, 'other')
    await other.round()
    await goOn(other, way, isLate, await expectWhole(other))
    await expectWhole(other)
    await other.close()
  }
  const site = await openSite(folder, remote)
  const { dir } = site.checkout
  if (remote === 'first') await site.round()
  const found = await expectWhole(site)
  if (said.includes('out')) expect(found.out).toBe(1)
  if (said.includes('back')) expect(found.back).toBe(1)
  await goOn(site, way, isLate, found)
  // What was killed before it was out, and has ended meanwhile, is not brought out any more.
  const isOver = isLate && found.out === 0
  expect(await expectWhole(site)).toEqual(isOver ? { out: 0, back: 0 } : { out: 1, back: 1 })
  if (way === 'clock') expect(await site.state()).toBe(isOver ? 'stopped' : 'ended')
  expect(git(dir, 'diff', '--name-only', base, 'main')).toBe(isOver ? '' : PICTURE)
  expect(git(join(folder, 'remote.git'), 'rev-parse', 'main')).toBe(git(dir, 'rev-parse', 'main'))
  git(dir, 'fsck', '--strict')
  await site.close()
}

test.concurrent.each<[Way, Remote]>([
  ['button', 'later'],
  ['button', 'first'],
  ['clock', 'later'],
  ['clock', 'first'],
])('killed at every step of a release by the %s, sent to a remote %s, it is there once and whole, or not at all', async (way, remote) => {
  const copy = (n: number) => {
    const folder = join(root, `${way}-${remote}-${n}`)
    cpSync(prepared, folder, { recursive: true })
    return folder
  }
  const folder = copy(0)
  const moments = Number((await run(folder, way, remote)).find((line) => line.startsWith('moments '))?.slice(8))
  await recover(folder, way, remote, ['out', 'back'], 0)
  const began = performance.now()
  for (let n = 1; n <= moments; n += 1) {
    const killed = copy(n)
    const said = await run(killed, way, remote, n)
    await recover(killed, way, remote, said, n).catch((error: unknown) => {
      throw new Error(`Moment ${n}: ${said.at(-1)}`, { cause: error })
    })
    rmSync(killed, { recursive: true, maxRetries: 3 })
  }
  const seconds = (performance.now() - began) / 1000 / moments
  console.log(`${way}, ${remote}: ${moments} moments, ${seconds.toFixed(1)} s each`)
  expect(moments).toBeGreaterThan(20)
})
