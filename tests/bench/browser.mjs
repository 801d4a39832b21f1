import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '../../src/setup/chromium.mjs'

const QUIET = ['--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-gpu']

/**
 * Starts Chromium with a profile of its own, without the switches of a test runner: these turn off the back-forward cache,
 * and pages that are made before they are opened. `trusted` is the hash of a certificate's key.
 */
export async function startBrowser(trusted) {
  const profile = mkdtempSync(join(tmpdir(), 'bench-browser-'))
  const own = ['--headless=new', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`]
  const program = await chromium({ whole: true })
  const child = spawn(program, [...own, ...QUIET, `--ignore-certificate-errors-spki-list=${trusted}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = new Promise((done) => child.once('exit', done))
  const address = await new Promise((ready, failed) => {
    let said = ''
    child.stderr.on('data', (chunk) => {
      said += chunk
      const [, found] = /DevTools listening on (ws:\S+)/.exec(said) ?? []
      if (found) ready(found)
    })
    child.once('exit', () => failed(new Error(`Chromium did not start:\n${said}`)))
  })
  return {
    address,
    port: Number(new URL(address).port),
    async stop() {
      child.kill('SIGKILL')
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
