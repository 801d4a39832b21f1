import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { COMPILED } from '../fixtures/server.ts'

const MAIN = resolve(import.meta.dirname, '../../src/server/main.ts')

/** A server that a test kills: started again on the port that its first start chose. */
export type Process = { child: ChildProcess; port: string; env: Record<string, string> }

/** Starts the server and waits until it listens. */
export async function start(env: Record<string, string>, port = '0'): Promise<Process> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: { ...process.env, NODE_ENV: 'production', ...COMPILED, GATE: 'off', ...env, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((ready, failed) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const [, chosen] = /Pages +http:\/\/[^:]+:(\d+)\//.exec(String(chunk)) ?? []
      if (chosen) ready({ child, port: chosen, env })
    })
    child.once('exit', (code) => failed(new Error(`The server ended with ${code}`)))
  })
}

/** Ends it and waits until it is gone. */
export async function end({ child }: Process, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill(signal)
  await ended
}
