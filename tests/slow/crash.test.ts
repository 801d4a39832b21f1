import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { COMPILED } from '../fixtures/server.ts'
import { plant } from '../service/garden.ts'
import { amount } from './amount.ts'

const SAVES = amount(30, 100)
const SAVER = new URL('./saver.ts', import.meta.url).pathname

/** A process that saves, beginning with the number `first`. */
const saver = (dir: string, first: number) =>
  spawn(process.execPath, [SAVER, dir, String(first)], { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...COMPILED } })

/** Lets a process save until it has said `most` times that it did, then kills it at a random moment. */
async function saveAndDie(dir: string, first: number, most: number): Promise<number[]> {
  const child = saver(dir, first)
  const acknowledged: number[] = []
  const ended = new Promise((done) => child.once('exit', done))
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('saved ')) acknowledged.push(Number(line.slice(6)))
    const due = line === 'ready' ? most === 0 : acknowledged.length >= most
    if (due) setTimeout(() => child.kill('SIGKILL'), Math.random() * 400)
  }
  await ended
  return acknowledged
}

test('killed at random moments while it saves, nothing acknowledged is lost and nothing is half written', async () => {
  const garden = await plant()
  const kept: number[] = []
  let first = 0
  for (let kills = 0; kept.length < SAVES; kills += 1) {
    kept.push(...(await saveAndDie(garden.dir, first, kills % 3 === 0 ? 0 : Math.ceil(Math.random() * 24))))
    // Each life starts where no earlier one can have been.
    first += 1000
  }
  const child = saver(garden.dir, first)
  await new Promise<void>((ready) => createInterface({ input: child.stdout }).once('line', () => ready()))
  child.kill('SIGKILL')
  await pause(500)
  // That life, too, died in the middle of something; opening once more leaves the tree clean.
  const { openContent } = await import('../../src/server/content/open-content.ts')
  const store = await openContent(garden.dir)
  store.close()
  expect(garden.git('status', '--porcelain')).toBe('')
  expect(garden.git('for-each-ref', 'refs/saves')).toBe('')
  const subjects = new Set(garden.git('log', '--format=%s').split('\n'))
  for (const n of kept) {
    expect(subjects).toContain(`Add content/faq/save-${n}.json`)
    expect(JSON.parse(await garden.text(`content/faq/save-${n}.json`)).question).toBe(`Save ${n}?`)
  }
  JSON.parse(await garden.text('content/faq/fillers-cost.json'))
  garden.git('fsck', '--strict')
  await garden.uproot()
})
