// Makes a fresh clone runnable: dependencies, admin, build. Plain JavaScript for any Node from 18 up, because it runs
// before the project's own Node is there. What is already up to date is left alone.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compress } from './compress.mjs'
import { fingerprint, isCurrent, remember } from './fingerprint.mjs'
import { freePort, must, NODE, ROOT } from './run.mjs'

const say = (text) => console.log(`· ${text}`)
const read = (name) => JSON.parse(readFileSync(join(ROOT, name), 'utf8'))

/** Tells whether every package of the lock file that this platform needs is installed in its version, development ones too. */
function dependenciesAreThere() {
  const installed = 'node_modules/.package-lock.json'
  if (!existsSync(join(ROOT, installed)) || !existsSync(NODE)) return false
  const { packages } = read(installed)
  return Object.entries(read('package-lock.json').packages).every(
    ([name, { version, optional, peer, devOptional }]) => !name || optional || peer || devOptional || packages[name]?.version === version,
  )
}

/** Installs the packages and the project's Node where they are missing. */
export async function dependencies() {
  if (dependenciesAreThere()) return
  say('installing the dependencies (about two minutes)')
  await must('Installing the dependencies', 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { quiet: true })
  if (!existsSync(NODE)) await must("Installing the project's Node", 'npm', ['rebuild', 'node', '--loglevel=error'], { quiet: true })
}

async function admin() {
  const stamp = 'build/.admin'
  const { TINA_CLIENT_ID = '', TINA_BRANCH = '' } = process.env
  // Where content comes from TinaCloud, editors sign in and save there: another admin.
  const print = [
    fingerprint(['tina', 'src/admin', 'src/features', 'src/model', 'src/i18n', 'src/content', 'package-lock.json']),
    ...(TINA_CLIENT_ID ? [TINA_CLIENT_ID, TINA_BRANCH] : []),
  ].join(' ')
  if (isCurrent(stamp, print) && existsSync(join(ROOT, 'tina/__generated__/types.ts')) && existsSync(join(ROOT, 'build/admin/index.html')))
    return
  say("building the editors' admin (about a minute)")
  const ports = ['--datalayer-port', String(await freePort()), '-p', String(await freePort())]
  const offline = ['--noTelemetry', '--skip-cloud-checks', '--skip-indexing', '--skip-search-index', '--no-client-build-cache']
  const lighter = ['--import', pathToFileURL(join(ROOT, 'tina/admin/shell/light/hook.ts')).href]
  await must('Building the admin', NODE, [...lighter, join(ROOT, 'node_modules/@tinacms/cli/bin/tinacms'), 'build', ...offline, ...ports], {
    quiet: true,
    env: { NODE_ENV: 'production', TINA_PUBLIC_LOCAL: '', TINA_PUBLIC_CLIENT_ID: TINA_CLIENT_ID, TINA_PUBLIC_BRANCH: TINA_BRANCH },
  })
  remember(stamp, print)
}

async function pages() {
  const stamp = 'build/.pages'
  const print = fingerprint(['src', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json', 'package-lock.json'])
  if (isCurrent(stamp, print) && existsSync(join(ROOT, 'build/site/server/index.js'))) return
  say('building the pages')
  await must('Building the pages', NODE, [join(ROOT, 'node_modules/@react-router/dev/bin.js'), 'build'], {
    quiet: true,
    env: { NODE_ENV: 'production' },
  })
  remember(stamp, print)
}

/** Does whatever set-up is missing; throws with a sentence that says what failed. */
export async function setup() {
  await dependencies()
  await admin()
  await pages()
  const texts = ['build/site/client', 'build/admin', 'public'].map((folder) => join(ROOT, folder))
  await compress(texts, join(ROOT, 'build/compressed'))
}
