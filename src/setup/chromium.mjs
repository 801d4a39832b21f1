import { existsSync } from 'node:fs'
import { run } from './run.mjs'

/** The same engine without windows, in two thirds of the time. It places letters a little differently. */
const SHELL = { package: 'chromium-headless-shell', places: ['/usr/bin/chromium-headless-shell'] }
const WHOLE = {
  package: 'chromium',
  places: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
}

const mayInstall = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
const apt = (...args) =>
  run('apt-get', ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=0', ...args], {
    quiet: true,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  })

/**
 * Returns the path of a Chromium for the browser tests: CHROME_PATH, an installed one, else Debian's where we may install
 * it. `whole`: the one with windows, by which kept pictures were drawn. Throws a sentence with what to do.
 */
export async function chromium({ whole = false } = {}) {
  const kinds = whole ? [WHOLE] : [SHELL, WHOLE]
  const placed = ({ places }) => places.find((place) => existsSync(place))
  const given = process.env.CHROME_PATH
  if (given && existsSync(given)) return given
  // Also where the other one is installed: its windows take a third of the time of all browser tests.
  if (!placed(kinds[0]) && mayInstall()) {
    console.log("· installing Debian's chromium for the browser tests")
    await apt('update', '-qq')
    for (const kind of kinds)
      if (kind === kinds[0] || !kinds.some(placed))
        await apt('install', '-y', '-qq', '--no-install-recommends', kind.package, 'fonts-liberation')
  }
  const found = kinds.map(placed).find(Boolean)
  if (found) return found
  throw new Error(
    `The browser tests need Chromium: install it (Debian: apt-get install ${kinds[0].package}), or set CHROME_PATH to a Chrome.`,
  )
}
