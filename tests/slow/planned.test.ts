import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { COMPILED } from '../fixtures/server.ts'
import { type Garden, plant } from '../service/garden.ts'
import { amount } from './amount.ts'

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
