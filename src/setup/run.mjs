import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join, resolve } from 'node:path'

/** The folder of the project. */
export const ROOT = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..')

/** The Node that the project brings along, whatever the machine has. */
export const NODE = join(ROOT, 'node_modules/node/bin/node')

/** Lets a Node keep what it compiles: from the second start on a program is there in half the time. */
export const COMPILED = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node-compile') }

/**
 * Lets the C library give back what pictures, compression and git's answers took: left to itself it keeps an arena for each thread, and
 * whatever was freed below something that stays. It reads these when a process starts, and no later.
 */
export const GIVES_BACK = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '65536', MALLOC_MMAP_THRESHOLD_: '65536' }

/** How the server's Node is started. The space for what has just been made is kept small: a third of its memory stood there empty. */
export const FLAGS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8']

const PATH = [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter)

/** Runs a command to its end, with the project's binaries first; resolves to its exit code. */
export const run = (command, args, { env = {}, quiet = false } = {}) =>
  new Promise((done, failed) => {
    const output = []
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, PATH, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk))
    child.once('error', failed)
    child.once('close', (code) => {
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(output))
      done(code ?? 1)
    })
  })

/** Runs a command that has to succeed; throws with `what` if it does not. */
export async function must(what, command, args, options) {
  const code = await run(command, args, options)
  if (code !== 0) throw new Error(`${what} failed (${command} ${args.join(' ')} ended with ${code}).`)
}

/**
 * Runs a program on the project's Node in the place of this one: signals go on to it, and this one ends with it. It is told to end where the
 * npm that began this was killed; where this one is, its channel closes.
 */
export function become(args, env) {
  const child = spawn(NODE, args, { cwd: ROOT, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
  if (process.env.npm_lifecycle_event) setInterval(() => starters() !== begun && child.kill('SIGTERM'), 500)
}

const begun = starters()

/** The processes that began this one: npm may have a shell between, which lives on without it. */
function starters() {
  try {
    return `${process.ppid} ${/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${process.ppid}/status`, 'utf8'))?.[1]}`
  } catch {
    // Only Linux tells; elsewhere the shell makes way for what it runs.
    return String(process.ppid)
  }
}

/** A port that is free now. */
export const freePort = () =>
  new Promise((done, failed) => {
    const server = createServer()
    server.once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })
