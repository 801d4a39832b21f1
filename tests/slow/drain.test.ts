import { once } from 'node:events'
import { Agent, createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { createDrain } from '../../src/server/http/drain.ts'
import { EDITOR } from '../fixtures/server.ts'
import { plant, until } from '../service/garden.ts'
import { CREATE, question } from '../service/questions.ts'
import { Site, signIn } from './saving-site.ts'

const CLIENTS = 24
const PATHS = ['/', '/about', '/ar/about', '/search?q=laser', '/sitemap.xml', '/healthz', '/admin/index.html', '/api/editors/get-session']

type Answer = { status: number; headers: IncomingHttpHeaders; text: string }
type Asked = { agent: Agent; path: string; method?: string; headers?: Record<string, string>; body?: string[] }

/** Asks on a connection that is kept. The parts of `body` are sent one after the other, with a pause before each but the first. */
function ask(port: number, { agent, path, method = 'GET', headers = {}, body = [] }: Asked, pauseMs = 0): Promise<Answer> {
  return new Promise((done, failed) => {
    const length = Buffer.byteLength(body.join(''))
    const sent = request({
      host: '127.0.0.1',
      port,
      agent,
      path,
      method,
      headers: { ...headers, ...(length > 0 && { 'content-length': length }) },
    })
    sent.once('error', failed)
    sent.once('response', (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk))
      response.once('error', failed)
      response.once('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    const send = async () => {
      for (const [n, part] of body.entries()) {
        if (n > 0) await pause(pauseMs)
        sent.write(part)
      }
      sent.end()
    }
    void send()
  })
}

/** Whether nobody listens any more, which is no answer that was cut. */
const isClosed = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'

test.for([
  { name: 'without PUBLIC_URL', isNamed: false },
  { name: 'with PUBLIC_URL', isNamed: true },
])(
  'SIGTERM under load $name: each request that got in is answered, says that its connection ends, and the process goes with the last',
  async ({ isNamed }) => {
    const garden = await plant()
    onTestFinished(garden.uproot)
    const env = { CONTENT_DIR: garden.dir, DATA_DIR: `${garden.dir}/.data`, EDITOR_EMAIL: EDITOR.email, EDITOR_PASSWORD: EDITOR.password }
    const free = createServer().listen(0, '127.0.0.1')
    await once(free, 'listening')
    const { port } = free.address() as AddressInfo
    free.close()
    const origin = `http://127.0.0.1:${port}`
    const site = new Site({ ...env, PUBLIC_URL: isNamed ? origin : '' })
    onTestFinished(() => site.kill())
    site.port = port
    await site.start()
    const cookie = await signIn(site, '/api/editors/sign-in/email', { email: EDITOR.email, password: EDITOR.password })
    const agentOf = () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      onTestFinished(() => agent.destroy())
      return agent
    }

    let isStopped = false
    const wrong: unknown[] = []
    let [answered, closing] = [0, 0]
    const note = ({ status, headers, text }: Answer, path: string) => {
      answered += 1
      if (status >= 500) wrong.push([path, status, text.slice(0, 200)])
      if (headers.connection === 'close') closing += 1
    }
    const client = async (n: number) => {
      const agent = agentOf()
      for (let i = n; ; i += 1) {
        const path = PATHS[i % PATHS.length] ?? '/'
        try {
          note(await ask(port, { agent, path }), path)
        } catch (error) {
          if (!(isStopped && isClosed(error))) wrong.push([path, String(error)])
          return
        }
      }
    }
    const clients = Promise.all(Array.from({ length: CLIENTS }, (_, n) => client(n)))
    await until(() => answered > 100, 'some answers')

    const headers = { origin, 'content-type': 'application/json', cookie, 'x-branch': 'main' }
    const stream = ask(port, { agent: agentOf(), path: '/api/presence?path=content/page/home.json&branch=main&language=en', headers })
    const idle = agentOf()
    note(await ask(port, { agent: idle, path: '/about' }), '/about')
    const text = JSON.stringify({ query: CREATE, variables: { file: 'slow.json', params: question('Slow?', 'Yes.') } })
    const slowly = [text.slice(0, 40), text.slice(40, 80), text.slice(80)]
    const slow = ask(port, { agent: agentOf(), path: '/api/tina/gql', method: 'POST', headers, body: slowly }, 1500)
    await pause(300)

    const ended = once(site.process, 'exit')
    const began = performance.now()
    isStopped = true
    site.process.kill('SIGTERM')
    note(await ask(port, { agent: idle, path: '/about' }), '/about')
    const saved = await slow
    const lastAnswer = performance.now()
    await clients
    const [code] = await ended
    expect(wrong).toEqual([])
    expect(saved.text).not.toContain('Nothing was saved')
    expect(saved).toMatchObject({ status: 200, headers: { connection: 'close' } })
    expect(garden.git('log', '--format=%s', 'main')).toContain('Add content/faq/slow.json')
    expect((await stream).status).toBe(200)
    expect(closing).toBeGreaterThan(0)
    expect(code).toBe(0)
    expect(performance.now() - lastAnswer).toBeLessThan(5000)
    expect(lastAnswer - began).toBeGreaterThan(1000)
  },
)

test.each<[string, string, string[]?]>([
  ['at once', 'GET'],
  ['later', 'GET'],
])(
  'what answers %s says that its connection ends, so that nobody who goes on asking keeps a process alive',
  async (when, method, body = []) => {
    const http = createServer((_request, response) => {
      const answer = () => response.writeHead(200).end('Here.')
      if (when === 'later') setTimeout(answer, 5)
      else answer()
    })
    const drain = createDrain(http)
    await once(http.listen(0, '127.0.0.1'), 'listening')
    const { port } = http.address() as AddressInfo
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    expect((await ask(port, { agent, path: '/', method, body })).headers.connection).not.toBe('close')
    const drained = drain(60_000)
    const { headers } = await ask(port, { agent, path: '/', method, body })
    expect(headers.connection).toBe('close')
    await drained
    agent.destroy()
  },
)
