import { once } from 'node:events'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import fc from 'fast-check'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { type HostileRequest, hostileRequests } from '../fixtures/hostile-requests.ts'
import { commitTo, git } from '../fixtures/repository.ts'
import { cookiesOf, EDITOR, type Server, startServer } from '../fixtures/server.ts'
import { until } from '../service/garden.ts'
import { build } from '../service/site.ts'

const REQUESTS = 10_000
/** What is kept for the next time fills up during the first ones. */
const WARM_UP = 3000
/** So many hostile requests, then as many friendly ones. */
const PART = 700
/** Bytes of a body that the buffers of a connection don't hold. */
const LONG = 50_000
const AT_ONCE = 8
const TESTERS = 'a password of testers'
const WEBHOOK = '/api/content/webhook'
const KEPT_PAGE = '/about'
const TELL_MEMORY = new URL('../fixtures/tell-memory.mjs', import.meta.url).pathname
const MB = 1024 * 1024

/** What is not even a request. */
const BROKEN = [
  'GET / HTTP/9.9\r\n\r\n',
  'GET\r\n\r\n',
  '\0\0\0\0',
  'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n',
  'GET /\tx HTTP/1.1\r\nhost: a\r\n\r\n',
  'POST /api/enquiries HTTP/1.1\r\nhost: a\r\ncontent-length: 99999999\r\n\r\nform=contact',
  'POST /api/gate/sign-in HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  'POST /api/tina/gql HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nffffffffffffffff\r\nx',
  `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`,
  'GET http://elsewhere.example/ HTTP/1.1\r\nhost: a\r\n\r\n',
  'CONNECT elsewhere.example:443 HTTP/1.1\r\nhost: a\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
]

/** Sends bytes over a connection of their own and goes away, once there is an answer or after a moment. */
function sendBroken(port: number, bytes: string): Promise<void> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const leave = () => socket.destroy()
    socket.setTimeout(200, leave).once('data', leave).on('error', leave).once('close', done)
  })
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

/** No failure of ours. Too many at once is `busy`: it says when to come back. */
const FINE = /^([234]\d\d|busy|not read)$/

/**
 * Sends as a client has to: a request line holds no blanks and no letters beyond ASCII; the length is the body's own. Gives the
 * status, or what went wrong with the connection. What the server has no use for it doesn't read: it answers, and closes the
 * connection while we still send.
 */
function send(server: Server, one: HostileRequest, connections: Agent | false = agent): Promise<string> {
  const { method, path, headers, body } = one
  const { 'content-length': _wrong, ...others } = headers
  const line = { port: new URL(server.origin).port, method, path: path.replace(/[^\x21-\x7e]/gu, encodeURIComponent) }
  return new Promise((done) => {
    const asked = request({ ...line, headers: others, agent: connections }, (answer) => {
      const { statusCode, headers } = answer
      const ended = statusCode === 503 && headers['retry-after'] ? 'busy' : String(statusCode)
      answer.once('error', ({ message }) => done(message)).once('end', () => done(ended))
      answer.resume()
    })
    asked.once('error', ({ message }) => {
      if ((body?.length ?? 0) >= LONG) done('not read')
      // The connection was closed after the request before, as we began with this one.
      else done(asked.reusedSocket ? send(server, one, false) : message)
    })
    asked.end(body)
  })
}

/** Sends all, some at a time; gives how often each answer came, and the requests that failed. */
async function sendAll(server: Server, requests: HostileRequest[]) {
  const counts: Record<string, number> = {}
  const failed: string[] = []
  const rest = requests.values()
  async function client() {
    for (const one of rest) {
      const answer = await send(server, one)
      counts[answer] = (counts[answer] ?? 0) + 1
      if (!FINE.test(answer)) failed.push(`${answer}: ${JSON.stringify(one).slice(0, 600)}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, client))
  return { counts, failed }
}

async function signIn({ origin }: Server, path: string, body: object): Promise<string> {
  const headers = { 'content-type': 'application/json', origin }
  const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(response.status).toBe(200)
  return cookiesOf(response)
}

async function bytesInUse(server: Server): Promise<number> {
  const told = () => [...server.output().matchAll(/In use are (\d+) bytes/g)]
  const before = told().length
  process.kill(server.pid as number, 'SIGUSR2')
  await until(() => told().length > before, 'the bytes in use')
  return Number(told().at(-1)?.[1])
}
const openFiles = async ({ pid }: Server) => (await readdir(`/proc/${pid}/fd`)).length

/** Gives the content pictures, a branch and a git host. */
async function prepare(dir: string) {
  const picture = await sharp({ create: { width: 900, height: 60, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer()
  await mkdir(join(dir, 'public/media'), { recursive: true })
  await writeFile(join(dir, 'public/media/a.webp'), picture)
  commitTo(dir, 'fix/hours', { 'public/media/b.webp': picture })
  git(dir, 'init', '-q', '--bare', join(dir, 'host.git'))
  git(dir, 'remote', 'add', 'origin', join(dir, 'host.git'))
}

/** The routes of the site, by the app itself. */
async function routes() {
  const site = await build()
  await site.close()
  return [...site.app.routes, { method: 'POST', path: WEBHOOK }]
}

const share = (waits: number[], part: number) => waits.toSorted((a, b) => a - b)[Math.floor((waits.length - 1) * part)] ?? 0
const told = (waits: number[]) =>
  `${waits.length} pages, median ${share(waits, 0.5).toFixed(1)} ms, 99 % ${share(waits, 0.99).toFixed(1)} ms, longest ${share(waits, 1).toFixed(1)} ms, ${waits.filter((ms) => ms > 100).length} over 100 ms`

test.runIf(process.platform === 'linux')(
  `${REQUESTS} hostile requests fail nothing, leave nothing behind and keep nobody waiting`,
  async () => {
    const seed = Number(process.env.HOSTILE_SEED) || Math.floor(Math.random() * 2 ** 31)
    console.log(`HOSTILE_SEED=${seed} draws these requests again.`)
    const remote = { CONTENT_REMOTE: 'origin', CONTENT_REMOTE_SECONDS: '600', CONTENT_WEBHOOK_SECRET: 'known to the host' }
    const settings = { GATE_PASSWORD: TESTERS, ...remote, NODE_OPTIONS: `--import=${TELL_MEMORY}` }
    const server = await startServer(settings, { history: true, prepare })
    onTestFinished(() => server.stop())
    const cookies = [
      await signIn(server, '/api/editors/sign-in/email', EDITOR),
      await signIn(server, '/api/gate/sign-in', { password: TESTERS }),
    ]
    const started = server.output().length
    const pictures = ['/media/a.webp', '/media/w480/a.webp', '/media/~fix~hours/b.webp', '/api/media/a.webp']
    const pages = [
      '/about',
      '/ar/about.data',
      '/~fix~hours/about',
      '/~fix~hours/ar/contact',
      '/treatments',
      '/zh-CN/search',
      '/sitemap.xml',
    ]
    const addresses = [...pictures, ...pages, '/1.0/content/rose-and-thistle/github/main', '/api/preview/version?branch=fix~hours']
    const requests = fc.sample(hostileRequests({ routes: await routes(), cookies, addresses }), { numRuns: REQUESTS, seed })

    const visitor = new Worker(new URL('./visitor.ts', import.meta.url), { workerData: { url: server.origin + KEPT_PAGE } })
    onTestFinished(async () => void (await visitor.terminate()))
    let visitorFailed: unknown
    visitor.once('error', (error) => (visitorFailed = error))
    async function waits(): Promise<number[]> {
      if (visitorFailed) throw visitorFailed
      visitor.postMessage('')
      const [list] = await once(visitor, 'message')
      return list
    }
    /** What the requests of one kind leave to be done is no burden of the other's. */
    async function settled() {
      await pause(500)
      await waits()
    }
    const filesAtFirst = await openFiles(server)
    const warm = await sendAll(server, requests.slice(0, WARM_UP))
    const [memoryBefore, filesBefore] = [await bytesInUse(server), await openFiles(server)]
    const friendly: HostileRequest[] = Array.from({ length: PART }, (_, n) => ({
      method: 'GET',
      path: n % 2 ? '/ar' : '/treatments',
      headers: {},
    }))
    const [hostileWaits, friendlyWaits, failed]: [number[], number[], string[]] = [[], [], []]
    const counts: Record<string, number> = {}
    await waits()
    // By turns: what else the machine does meanwhile, it does to both.
    for (let at = WARM_UP; at < REQUESTS; at += PART) {
      const hostile = await sendAll(server, requests.slice(at, at + PART))
      hostileWaits.push(...(await waits()))
      failed.push(...hostile.failed)
      for (const [answer, count] of Object.entries(hostile.counts)) counts[answer] = (counts[answer] ?? 0) + count
      await settled()
      await sendAll(server, friendly)
      friendlyWaits.push(...(await waits()))
      await settled()
    }
    for (let round = 0; round < 10; round += 1)
      await Promise.all(BROKEN.map((bytes) => sendBroken(Number(new URL(server.origin).port), bytes)))
    agent.destroy()
    await visitor.terminate()

    const memoryAfter = await bytesInUse(server)
    console.log(`Warming up: ${JSON.stringify(warm.counts)}. Then: ${JSON.stringify(counts)}.`)
    console.log(`Another visitor meanwhile: ${told(hostileWaits)}; beside as many friendly visitors: ${told(friendlyWaits)}.`)
    console.log(
      `Memory ${(memoryBefore / MB).toFixed(1)} MB before, ${(memoryAfter / MB).toFixed(1)} MB after; files ${filesAtFirst}, ${filesBefore}.`,
    )
    expect([...warm.failed, ...failed]).toEqual([])
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
    await until(async () => (await openFiles(server)) <= filesAtFirst + 4, 'the number of open files before', 30_000)
    expect(memoryAfter).toBeLessThan(memoryBefore * 1.15)
    // On a machine that does more than this the same visitor waits longer beside friendly ones, too.
    expect(share(hostileWaits, 0.99)).toBeLessThan(Math.max(100, 4 * share(friendlyWaits, 0.99)))
    const lines = server.output().slice(started).trim().split('\n')
    for (const line of lines) expect(line).toMatch(/^[\p{L}\p{N}][^\p{Cc}]{1,1000}\.$/u)
    expect(lines.join('\n')).not.toMatch(/node_modules|\/src\//)
  },
)
