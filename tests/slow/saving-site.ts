import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { COMPILED, cookiesOf } from '../fixtures/server.ts'
import type { Garden } from '../service/garden.ts'
import { CREATE, question } from '../service/questions.ts'

const MAIN = resolve(import.meta.dirname, '../../src/server/main.ts')
export const TESTERS = 'a password of testers'

/** The server as an operator runs it, in a process group of its own, so that git dies with it. */
export class Site {
  private child: ChildProcess | undefined
  output = ''
  /** Chosen at the first start, and kept from then on. */
  port = 0
  private readonly env: Record<string, string>
  constructor(env: Record<string, string>) {
    this.env = env
  }
  get origin() {
    return `http://127.0.0.1:${this.port}`
  }
  /** The process that runs now. Throws where there is none. */
  get process(): ChildProcess {
    if (!this.child) throw new Error('The server was not started.')
    return this.child
  }
  async start() {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        ...COMPILED,
        PUBLIC_URL: '',
        GATE: 'off',
        GATE_PASSWORD: TESTERS,
        ...this.env,
        PORT: String(this.port),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    this.child = child
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (this.output += chunk))
    await new Promise<void>((ready, failed) => {
      child.stdout.on('data', () => {
        const [, port] = /Pages +http:\/\/[^:]+:(\d+)\//.exec(this.output) ?? []
        if (!port) return
        this.port = Number(port)
        ready()
      })
      child.once('exit', (code) => failed(new Error(`The server ended with ${code}:\n${this.output.slice(-2000)}`)))
    })
  }
  /** Ends the whole group at once, whatever its processes are doing. */
  async kill(signal: NodeJS.Signals = 'SIGKILL') {
    const { child } = this
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((done) => child.once('exit', done))
    process.kill(-child.pid, signal)
    await ended
    this.output = ''
  }
}

/** Cookies of somebody who signs in, trying until the server is there. */
export async function signIn(site: Pick<Site, 'origin'>, path: string, body: object): Promise<string> {
  for (;;) {
    const response = await fetch(site.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => undefined)
    if (response?.ok) return cookiesOf(response)
    await pause(100)
  }
}

/** Saves a question as the admin does: whether it was acknowledged, and what was said where it was not. */
export async function save(site: Pick<Site, 'origin'>, cookie: string, file: string, branch = 'main'): Promise<true | string> {
  const body = JSON.stringify({ query: CREATE, variables: { file, params: question(`${file}?`, 'Long. '.repeat(500)) } })
  const headers = { 'content-type': 'application/json', cookie, 'x-branch': branch }
  const response = await fetch(`${site.origin}/api/tina/gql`, { method: 'POST', headers, body }).catch(() => undefined)
  const answer = (await response?.json().catch(() => undefined)) as { errors: { message: string }[] | null } | undefined
  return response?.ok && answer && !answer.errors ? true : (answer?.errors?.[0]?.message ?? 'nobody there')
}

/** How often each question was added in the history of a branch. */
export function additions(git: Garden['git'], ref: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const line of git('log', '--no-merges', '--format=%s', ref).split('\n')) {
    const [, file] = /^Add content\/faq\/(.+)$/.exec(line) ?? []
    if (file) counts.set(file, (counts.get(file) ?? 0) + 1)
  }
  return counts
}

/** What no crash may leave behind. */
export function expectClean(garden: Garden) {
  expect(garden.git('status', '--porcelain', '--', 'content')).toBe('')
  expect(garden.git('for-each-ref', 'refs/saves', 'refs/saves-from', 'refs/joining')).toBe('')
  garden.git('fsck', '--strict')
}
