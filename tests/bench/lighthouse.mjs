import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { must, ROOT } from '../../src/setup/run.mjs'
import { startBrowser } from './browser.mjs'

const VERSION = '13.5.0'
const PLACE = join(ROOT, `node_modules/.cache/bench/lighthouse-${VERSION}`)
const PROGRAM = join(PLACE, 'node_modules/lighthouse/core/index.js')

/** Returns Lighthouse. It is fetched at the first run: as a dependency of the project it would be a fifth of all packages. */
export async function lighthouse() {
  if (!existsSync(PROGRAM)) {
    console.log(`· fetching Lighthouse ${VERSION}`)
    const options = ['--prefix', PLACE, '--no-save', '--no-package-lock', '--ignore-scripts', '--loglevel=error']
    await must('Fetching Lighthouse', 'npm', ['install', ...options, `lighthouse@${VERSION}`], { quiet: true })
  }
  return (await import(pathToFileURL(PROGRAM).href)).default
}

/** On a busy machine the browser's own record of a visit is now and then without its beginning. */
const ATTEMPTS = 3

/** Returns what Lighthouse says of a page on its phone, in a browser that has never been there. */
export async function judge(run, url, trusted, attempts = ATTEMPTS) {
  const browser = await startBrowser(trusted)
  try {
    const { lhr } = await run(url, { port: browser.port, logLevel: 'error', output: 'json' })
    if (lhr.runtimeError && attempts > 1) return await judge(run, url, trusted, attempts - 1)
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    const value = (name) => lhr.audits[name]?.numericValue
    return {
      scores: Object.values(lhr.categories).map(({ score }) => Math.round(score * 100)),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      cls: value('cumulative-layout-shift'),
      main: value('mainthread-work-breakdown'),
    }
  } finally {
    await browser.stop()
  }
}
