import { type ChildProcess, spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { plant } from '../service/garden.ts'
import { mailServer } from '../service/mail-server.ts'

const ENQUIRIES = 10_000
const CLIENTS = 50
const KILLS = 5
const MAIL_TURN_MS = 4000
const MAIN = resolve(import.meta.dirname, '../../src/server/main.ts')
const pause = (ms: number) => new Promise((next) => setTimeout(next, ms))

/** Starts the server and waits until it listens; the first start chooses the port. */
async function start(dir: string, port: string, smtp: string): Promise<{ child: ChildProcess; port: string }> {
  const settings = {
    NODE_ENV: 'production',
    PORT: port,
    GATE: 'off',
    CONTENT_DIR: dir,
    DATA_DIR: join(dir, '.data'),
    SMTP_URL: smtp,
    MAIL_FROM: 'bookings@clinic.example',
    ENQUIRIES_PER_ADDRESS: '10000000',
    ENQUIRIES_IN_TOTAL: '10000000',
  }
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((ready, failed) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const [, chosen] = /Pages +http:\/\/[^:]+:(\d+)\//.exec(String(chunk)) ?? []
      if (chosen) ready({ child, port: chosen })
    })
    child.once('exit', (code) => failed(new Error(`The server ended with ${code}`)))
  })
}

async function kill(child: ChildProcess, signal: NodeJS.Signals) {
  const ended = new Promise((done) => child.once('exit', done))
  child.kill(signal)
  await ended
}

test('10,000 enquiries from 50 clients, five SIGKILLs, mail down half the time: each is there once and reaches its clinic', async () => {
  const garden = await plant({ history: false })
  const mail = await mailServer()
  let server = await start(garden.dir, '0', mail.url())
  const url = `http://127.0.0.1:${server.port}/api/enquiries`
  const references = new Map<number, string>()
  const waits: number[] = []
  let next = 0

  /** Sends like a browser whose visitor does not give up: the same again, until there is a reference. */
  async function client() {
    for (let n = next++; n < ENQUIRIES; n = next++) {
      const key = n.toString(16).padStart(32, '0')
      const fields = { form: 'contact', firstName: 'Ada', lastName: 'Hart', email: `ada${n}@example.com`, message: `Number ${n}` }
      while (!references.has(n)) {
        const from = performance.now()
        const body = JSON.stringify({ ...fields, key, took: '9000', preferredLocation: n % 2 ? 'London' : 'Edinburgh' })
        const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(() => undefined)
        const answer = (await response?.json().catch(() => undefined)) as { reference?: string } | undefined
        if (response && answer?.reference) {
          references.set(n, answer.reference)
          waits.push(performance.now() - from)
        } else {
          expect(response?.status ?? 0).toBeLessThan(500)
          await pause(50)
        }
      }
    }
  }

  let sending = true
  let down = 0
  const postOffice = (async () => {
    while (sending) {
      await mail.close()
      await pause(MAIL_TURN_MS)
      down += MAIL_TURN_MS
      await mail.open()
      await pause(MAIL_TURN_MS)
    }
  })()
  const began = performance.now()
  let away = 0
  const killer = (async () => {
    for (let kills = 1; kills <= KILLS; kills += 1) {
      while (references.size < (ENQUIRIES * kills) / (KILLS + 1)) await pause(1)
      const from = performance.now()
      await kill(server.child, 'SIGKILL')
      server = await start(garden.dir, server.port, mail.url())
      away += performance.now() - from
    }
  })()
  await Promise.all([killer, ...Array.from({ length: CLIENTS }, client)])
  const seconds = (performance.now() - began - away) / 1000
  sending = false
  await postOffice
  waits.sort((a, b) => a - b)
  const at = (share: number) => Math.round(waits[Math.floor(waits.length * share)] ?? 0)
  console.log(
    `${Math.round(ENQUIRIES / seconds)} enquiries a second; half within ${at(0.5)} ms, 99% within ${at(0.99)} ms; mail down ${down} ms`,
  )

  const database = new DatabaseSync(join(garden.dir, '.data/enquiries.sqlite'), { readOnly: true })
  const rows = database.prepare('SELECT reference, fields FROM enquiry').all()
  const stored = new Map(rows.map(({ reference, fields }) => [JSON.parse(String(fields)).message, reference]))
  expect(rows).toHaveLength(ENQUIRIES)
  for (const [n, reference] of references) expect(stored.get(`Number ${n}`)).toBe(reference)

  const waiting = database.prepare('SELECT count(*) AS count FROM letter WHERE sent_at IS NULL')
  const end = Date.now() + 600_000
  while (Number(waiting.get()?.count) > 0 && Date.now() < end) await pause(500)
  expect(waiting.get()?.count).toBe(0)
  database.close()
  const told = new Set(mail.delivered.flatMap(({ headers }) => /New message ([A-Z2-9-]{9})/.exec(headers)?.[1] ?? []))
  expect([...references.values()].filter((reference) => !told.has(reference))).toEqual([])
  const thanked = new Set(mail.delivered.flatMap(({ to }) => to).filter((to) => to.startsWith('ada')))
  expect(thanked.size).toBe(ENQUIRIES)
  console.log(`${mail.delivered.length} letters arrived for ${2 * ENQUIRIES}`)
  await kill(server.child, 'SIGTERM')
  await mail.close()
  await garden.uproot()
}, 1_200_000)
