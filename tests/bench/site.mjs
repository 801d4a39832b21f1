import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { COMPILED, FLAGS, freePort, GIVES_BACK, NODE, ROOT } from '../../src/setup/run.mjs'
import { EDITOR } from '../fixtures/server.ts'

const PATIENCE_MS = 600_000

/** Starts the built site on its real content, and returns once it takes requests; `startMs` tells how long that took. */
export async function startSite(env = {}) {
  const data = mkdtempSync(join(tmpdir(), 'bench-data-'))
  const port = await freePort()
  const account = { EDITOR_EMAIL: EDITOR.email, EDITOR_PASSWORD: EDITOR.password }
  const place = { NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), GATE: 'off', DATA_DIR: data, CONTENT_DIR: ROOT }
  const began = performance.now()
  const child = spawn(NODE, [...FLAGS, join(ROOT, 'src/server/main.ts')], {
    env: { ...process.env, ...COMPILED, ...GIVES_BACK, ...account, ...place, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((done) => child.once('exit', done))
  const origin = `http://127.0.0.1:${port}`
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
  while (!(await answers(origin))) {
    const gone = child.exitCode ?? child.signalCode
    if (gone === null && performance.now() - began < PATIENCE_MS) continue
    await stop()
    throw new Error(gone === null ? 'the site did not start in ten minutes.' : `the site ended with ${gone}.`)
  }
  return { origin, pid: child.pid, startMs: performance.now() - began, stop }
}

async function answers(origin) {
  const { ok } = await fetch(`${origin}/readyz`).catch(() => ({ ok: false }))
  if (!ok) await pause(20)
  return ok
}
