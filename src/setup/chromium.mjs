import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const PLACES = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const find = () => PLACES.find((place) => place && existsSync(place))

/** A Chromium for the browser tests: an installed one, else Debian's where we may install it. Throws with what to do. */
export async function chromium() {
  const found = find()
  if (found) return found
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log("· installing Debian's chromium for the browser tests")
    await run('apt-get', ['update', '-qq'], { quiet: true })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const installed = find()
  if (!installed)
    throw new Error('The browser tests need Chromium: install it (Debian: apt-get install chromium), or set CHROME_PATH to a Chrome.')
  return installed
}
