import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { findPostgres } from '../fixtures/postgres.ts'
import { plant } from '../service/garden.ts'
import { mailServer } from '../service/mail-server.ts'
import { inFiles, inPostgres, type Kept } from './kept.ts'
import { end, type Process, start } from './process.ts'

const ENQUIRIES = 10_000
const CLIENTS = 50
const KILLS = 5
const MAIL_TURN_MS = 4000

const STORES: [string, number, (dir: string) => Promise<Kept>][] = [
  ['SQLite, one process', 1, inFiles],
  ...(findPostgres() ? ([['PostgreSQL, two processes', 2, inPostgres]] satisfies [string, number, () => Promise<Kept>][]) : []),
]

test.each(STORES)(
  '%s: 10,000 enquiries from 50 clients, five SIGKILLs, mail down half the time: each is there once and reaches its clinic',
  async (name, processes, open) => {
    const garden = await plant({ history: false })
    onTestFinished(garden.uproot)
    const data = (n: number) => join(garden.dir, `.data${n}`)
    const kept = await open(data(0))
    onTestFinished(kept.close)
    const mail = await mailServer()
    onTestFinished(mail.close)
    const env = {
      ...kept.env,
      CONTENT_DIR: garden.dir,
      SMTP_URL: mail.url(),
      MAIL_FROM: 'bookings@clinic.example',
      ENQUIRIES_PER_ADDRESS: '10000000',
      ENQUIRIES_IN_TOTAL: '10000000',
    }
    const servers: Process[] = await Promise.all(Array.from({ length: processes }, (_, n) => start({ ...env, DATA_DIR: data(n) })))
    onTestFinished(async () => void (await Promise.all(servers.map((server) => end(server, 'SIGTERM')))))
    const references = new Map<number, string>()
    const waits: number[] = []
    let next = 0
    let tries = 0
    let refused = 0

    /** Sends like a browser whose visitor does not give up: the same again, to any of the servers, until there is a reference. */
    async function client() {
      for (let n = next++; n < ENQUIRIES; n = next++) {
        const key = n.toString(16).padStart(32, '0')
        const fields = { form: 'contact', firstName: 'Ada', lastName: 'Hart', email: `ada${n}@example.com`, message: `Number ${n}` }
        while (!references.has(n)) {
          const from = performance.now()
          const body = JSON.stringify({ ...fields, key, took: '9000', preferredLocation: n % 2 ? 'London' : 'Edinburgh' })
          const url = `http://127.0.0.1:${servers[tries++ % processes]?.port}/api/enquiries`
          const headers = { 'content-type': 'application/json' }
          const response = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined)
          const answer = (await response?.json().catch(() => undefined)) as { reference?: string } | undefined
          if (response && answer?.reference) {
            references.set(n, answer.reference)
            waits.push(performance.now() - from)
          } else {
            // Nobody there, or an honest "not now" from a machine that is too busy.
            expect([0, 503]).toContain(response?.status ?? 0)
            if (response) refused += 1
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
        const which = kills % processes
        const victim = servers[which]
        if (!victim) throw new Error('There is nobody to kill.')
        await end(victim, 'SIGKILL')
        servers[which] = await start(victim.env, victim.port)
        // With one process nobody is served meanwhile.
        if (processes === 1) away += performance.now() - from
      }
    })()
    await Promise.all([killer, ...Array.from({ length: CLIENTS }, client)])
    const seconds = (performance.now() - began - away) / 1000
    sending = false
    await postOffice
    waits.sort((a, b) => a - b)
    const at = (share: number) => Math.round(waits[Math.floor(waits.length * share)] ?? 0)
    console.log(
      `${name}: ${Math.round(ENQUIRIES / seconds)} enquiries a second; half within ${at(0.5)} ms, 99% within ${at(0.99)} ms; ${refused} times "not now"; mail down ${down} ms`,
    )

    const rows = await kept.rows()
    const stored = new Map(rows.map(({ reference, message }) => [message, reference]))
    expect(rows).toHaveLength(ENQUIRIES)
    for (const [n, reference] of references) expect(stored.get(`Number ${n}`)).toBe(reference)

    const limit = Date.now() + 600_000
    while ((await kept.waiting()) > 0 && Date.now() < limit) await pause(500)
    expect(await kept.waiting()).toBe(0)
    const told = new Set(mail.delivered.flatMap(({ headers }) => /New message ([A-Z2-9-]{9})/.exec(headers)?.[1] ?? []))
    expect([...references.values()].filter((reference) => !told.has(reference))).toEqual([])
    const thanked = new Set(mail.delivered.flatMap(({ to }) => to).filter((to) => to.startsWith('ada')))
    expect(thanked.size).toBe(ENQUIRIES)
    console.log(`${name}: ${mail.delivered.length} letters arrived for ${2 * ENQUIRIES}`)
  },
  1_500_000,
)
