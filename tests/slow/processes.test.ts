import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { findPostgres } from '../fixtures/postgres.ts'
import { git } from '../fixtures/repository.ts'
import { EDITOR } from '../fixtures/server.ts'
import { gardenAt, plant, until } from '../service/garden.ts'
import { ASK } from '../service/questions.ts'
import { amount } from './amount.ts'
import { startBalancer } from './balancer.ts'
import { inPostgres } from './kept.ts'
import { additions, expectClean, Site, save, signIn } from './saving-site.ts'

const PROCESSES = 3
const SAVES = amount(40, 200)
const EDITORS = 6
const ENQUIRIES = amount(1000, 10_000)
const CLIENTS = 30
const KILLS = amount(3, 9)

/** What a process answers for a question, by its file. */
async function shown(site: Site, cookie: string, file: string): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json', cookie, 'x-branch': 'main' }
  const body = JSON.stringify({ query: ASK, variables: { file } })
  const response = await fetch(`${site.origin}/api/tina/gql`, { method: 'POST', headers, body })
  return ((await response.json()) as { data: { faq?: { question: string } } | null }).data?.faq?.question
}

test.skipIf(!findPostgres())(
  'saves and enquiries through a balancer to three processes, which are killed in turn: each that was acknowledged is there once, and all three show the same',
  async () => {
    const place = await mkdtemp(join(tmpdir(), 'processes-'))
    onTestFinished(() => rm(place, { recursive: true, force: true, maxRetries: 3 }))
    const host = join(place, 'host.git')
    const seed = await plant()
    execFileSync('git', ['clone', '-q', '--bare', seed.dir, host])
    await seed.uproot()
    const kept = await inPostgres()
    onTestFinished(kept.close)
    const sites: Site[] = []
    for (let n = 0; n < PROCESSES; n += 1) {
      const clone = join(place, `clone-${n}`)
      execFileSync('git', ['clone', '-q', host, clone])
      const env = {
        ...kept.env,
        CONTENT_DIR: clone,
        DATA_DIR: join(place, `data-${n}`),
        CONTENT_REMOTE: 'origin',
        // So rarely that the news alone shows what the others saved.
        CONTENT_REMOTE_SECONDS: '3600',
        EDITOR_EMAIL: EDITOR.email,
        EDITOR_PASSWORD: EDITOR.password,
        ENQUIRIES_PER_ADDRESS: '10000000',
        ENQUIRIES_IN_TOTAL: '10000000',
      }
      const site = new Site(env)
      onTestFinished(() => site.kill())
      sites.push(site)
    }
    await Promise.all(sites.map((site) => site.start()))
    const balancer = await startBalancer(sites.map(({ port }) => port))
    onTestFinished(() => balancer.close())
    const cookie = await signIn(balancer, '/api/editors/sign-in/email', { email: EDITOR.email, password: EDITOR.password })

    const saved: string[] = []
    const refusals = new Map<string, number>()
    let [tried, kills] = [0, 0]
    async function editor() {
      while (saved.length < SAVES || kills < KILLS) {
        const file = `save-${tried++}.json`
        const answer = await save(balancer, cookie, file)
        if (answer === true) saved.push(file)
        else {
          refusals.set(answer, (refusals.get(answer) ?? 0) + 1)
          await pause(100)
        }
      }
    }

    const references = new Map<number, string>()
    let next = 0
    /** Sends like a browser whose visitor does not give up: the same again until there is a reference. */
    async function visitor() {
      for (let n = next++; n < ENQUIRIES; n = next++) {
        const key = n.toString(16).padStart(32, '0')
        const fields = { form: 'contact', firstName: 'Ada', lastName: 'Hart', email: `ada${n}@example.com`, message: `Number ${n}` }
        const body = JSON.stringify({ ...fields, key, took: '9000' })
        while (!references.has(n)) {
          const headers = { 'content-type': 'application/json' }
          const response = await fetch(`${balancer.origin}/api/enquiries`, { method: 'POST', headers, body })
          const answer = (await response.json().catch(() => undefined)) as { reference?: string } | undefined
          if (answer?.reference) references.set(n, answer.reference)
          else {
            expect([502, 503]).toContain(response.status)
            await pause(50)
          }
        }
      }
    }

    async function killer() {
      for (; kills < KILLS; kills += 1) {
        while (saved.length < (SAVES * kills) / KILLS) await pause(20)
        await pause(Math.random() * 1500)
        const victim = sites[kills % PROCESSES]
        await victim?.kill()
        await victim?.start()
      }
    }

    const began = performance.now()
    const seconds = () => Math.round((performance.now() - began) / 1000)
    await Promise.all([
      killer(),
      Promise.all(Array.from({ length: EDITORS }, editor)).then(() => console.log(`${saved.length} saves in ${seconds()} s`)),
      Promise.all(Array.from({ length: CLIENTS }, visitor)).then(() => console.log(`${ENQUIRIES} enquiries in ${seconds()} s`)),
    ])

    const there = (...args: string[]) => git(host, ...args)
    const last = saved.at(-1) ?? ''
    for (const site of sites) await until(async () => (await shown(site, cookie, last)) === `${last}?`, 'the last save at each process')
    const gardens = sites.map((_, n) => gardenAt(join(place, `clone-${n}`)))
    for (const garden of gardens) await until(() => garden.git('rev-parse', 'main') === there('rev-parse', 'main'), 'the newest commit')

    // How long until all show what one acknowledged.
    const waits: number[] = []
    for (let n = 0; n < 10; n += 1) {
      const file = `seen-${n}.json`
      expect(await save(balancer, cookie, file)).toBe(true)
      const from = performance.now()
      for (const site of sites) await until(async () => (await shown(site, cookie, file)) === `${file}?`, 'the save at each process')
      waits.push(Math.round(performance.now() - from))
      saved.push(file)
    }
    for (const site of sites) await site.kill('SIGTERM')

    const added = additions(there, 'main')
    expect(saved.filter((file) => added.get(file) !== 1)).toEqual([])
    expect([...added].filter(([, times]) => times > 1)).toEqual([])
    expect(there('rev-list', '--merges', 'main')).toBe('')
    there('fsck', '--strict')
    for (const garden of gardens) {
      expectClean(garden)
      expect(garden.git('rev-parse', 'main')).toBe(there('rev-parse', 'main'))
    }

    const rows = await kept.rows()
    expect(rows).toHaveLength(ENQUIRIES)
    const stored = new Map(rows.map(({ reference, message }) => [message, reference]))
    expect([...references].filter(([n, reference]) => stored.get(`Number ${n}`) !== reference)).toEqual([])
    const refused = [...refusals].map(([words, times]) => `${times} × ${words}`).join(' | ')
    console.log(`${saved.length} of ${tried + 10} saves were acknowledged; not acknowledged: ${refused}`)
    console.log(`From an answer until all show the save: ${waits.toSorted((one, other) => one - other).join(', ')} ms`)
  },
)
