import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const PLACES = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const find = () => PLACES.find((place) => place && existsSync(place))

/** Debian's, the lighter one first: the same engine without windows, in two thirds of the time. */
const PACKAGES = ['chromium-headless-shell', 'chromium']

const mayInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const apt = (...args) => run('apt-get', args, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } })

/** A Chromium for the browser tests: an installed one, else Debian's where we may install it. Throws with what to do. */
export async function chromium() {
  if (!find() && mayInstall()) {
    console.log("· installing Debian's chromium for the browser tests")
    await apt('update', '-qq')
    for (const name of PACKAGES) if (!find()) await apt('install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation')
  }
  const found = find()
  if (found) return found
  throw new Error(`The browser tests need Chromium: install it (Debian: apt-get install ${PACKAGES[0]}), or set CHROME_PATH to a Chrome.`)
}
