import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { COMPILED } from '../fixtures/server.ts'
import { type Garden, plant } from '../service/garden.ts'
import { amount } from './amount.ts'

const KILLS = amount(3, 10)
const PUBLISHER = new URL('./publisher.ts', import.meta.url).pathname

const publisher = (dir: string, first: number) =>
  spawn(process.execPath, [PUBLISHER, dir, String(first)], { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...COMPILED } })

/** Lets a process publish until `most` releases were acknowledged, then kills it at a random moment of the next one. */
async function publishAndDie(dir: string, first: number, most: number): Promise<string[]> {
  const child: ChildProcess = publisher(dir, first)
  const said: string[] = []
  const ended = new Promise((done) => child.once('exit', done))
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    said.push(line)
    const count = said.filter((one) => one.startsWith('published ')).length
    if (count === most && line.startsWith('publishes ')) setTimeout(() => child.kill('SIGKILL'), Math.random() * 600)
    if (count > most) child.kill('SIGKILL')
  }
  await ended
  return said
}

/** The commits of a release on the site, by what they say, and the files of the newest. */
const commitsOf = ({ git }: Garden, subject: string) =>
  git('log', '--format=%H', '--fixed-strings', `--grep=${subject}`, 'main').split('\n').filter(Boolean)
const filesOf = ({ git }: Garden, commit: string) => git('diff-tree', '-r', '--no-commit-id', '--name-only', commit).split('\n').sort()

test('killed at random moments of publishing and taking back, each release is there once and whole, or not at all', async () => {
  const garden = await plant()
  const said: string[] = []
  for (let kills = 0; kills < KILLS; kills += 1) said.push(...(await publishAndDie(garden.dir, kills * 100, kills % 3)))
  const { openContent } = await import('../../src/server/content/open-content.ts')
  ;(await openContent(garden.dir)).close()
  expect(garden.git('status', '--porcelain', '--', 'content', 'public')).toBe('')
  expect(garden.git('for-each-ref', 'refs/saves')).toBe('')
  const numbers = said.flatMap((line) => (line.startsWith('publishes ') ? [Number(line.slice(10))] : []))
  expect(numbers.length).toBeGreaterThanOrEqual(KILLS)
  for (const n of numbers) {
    const commits = commitsOf(garden, `Publish “Number ${n}”`)
    const backs = commitsOf(garden, `Take back “Number ${n}”`)
    if (said.includes(`published ${n}`)) expect(commits).toHaveLength(1)
    if (said.includes(`back ${n}`)) expect(backs).toHaveLength(1)
    expect(commits.length).toBeLessThanOrEqual(1)
    expect(backs.length).toBeLessThanOrEqual(commits.length)
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
