import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { chromium } from './chromium.mjs'
import { NODE, ROOT, run } from './run.mjs'

/** So much of a failure is said again at the end. */
const [LINES, WIDTH] = [30, 600]

const bin = (name) => join(ROOT, 'node_modules/.bin', name)
const json = (file) => JSON.parse(readFileSync(file, 'utf8'))

/**
 * The stages of `npm test`, which may run side by side: each prints one line at its end, and its whole output where it
 * failed. `count` holds how many tests and checks passed, failed and were skipped so far; `reports` is a folder for the runners' own;
 * `switches` are the variables that tell vitest's configurations how much is wanted.
 */
export function createStages(reports, switches) {
  const wanted = Object.fromEntries(Object.entries(switches).flatMap(([name, isOn]) => (isOn ? [[name, '1']] : [])))
  const count = { passed: 0, failed: 0, skipped: 0 }
  const told = []

  async function stage(name, command, args, env, read) {
    const started = Date.now()
    const held = (await run(command, args, { env, quiet: true })) === 0
    const { passed, failed, skipped = 0, tests = [] } = read(held)
    count.passed += passed
    count.failed += failed
    count.skipped += skipped
    told.push(...tests)
    const numbers = tests.length > 0 ? `: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}` : ''
    console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name}${numbers} (${Math.round((Date.now() - started) / 1000)} s)`)
  }

  /** A runner's own report; one that ends badly without a failed test counts as one failure. */
  const reported = (file, read) => (held) => {
    let result = { passed: 0, failed: 0, tests: [] }
    try {
      result = read(json(file))
    } catch (error) {
      console.log(`No report was left: ${error.message}`)
    }
    return { ...result, failed: result.failed || (held && result.passed + (result.skipped ?? 0) > 0 ? 0 : 1) }
  }

  return {
    count,
    /** The tests that took longest, in seconds. */
    slowest: (most) => [...told].sort((a, b) => b.seconds - a.seconds).slice(0, most),
    /** The tests and checks that failed, and the first lines of why. */
    failed: () => told.flatMap(({ name, why }) => (why === undefined ? [] : [{ name, why: firstLines(why) }])),
    /** Something that holds or does not. */
    check: (name, command, args = []) =>
      stage(name, command, args, {}, (held) => {
        if (!held) told.push({ seconds: 0, name, why: 'Its own output, above, says why.' })
        return { passed: held ? 1 : 0, failed: held ? 0 : 1 }
      }),
    vitest(name, config, project = '*') {
      const file = join(reports, `${name}.json`)
      const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
      const args = [bin('vitest'), 'run', '--config', config, '--project', project, ...report]
      return stage(name, NODE, args, wanted, reported(file, ofVitest))
    },
    async playwright(name, projects, more = {}) {
      const file = join(reports, `${name}.json`)
      const whole = projects.includes('looks')
      const env = { CHROME_PATH: await chromium({ whole }), PLAYWRIGHT_JSON_OUTPUT_FILE: file, NODE_ENV: 'test', ...more }
      const args = [
        bin('playwright'),
        'test',
        '--config',
        'tests/e2e/playwright.config.ts',
        ...projects.map((project) => `--project=${project}`),
      ]
      return stage(name, NODE, args, env, reported(file, ofPlaywright))
    },
  }
}

/** The beginning of a failure, without the colours that only a terminal shows and the calls within libraries. */
const firstLines = (why) =>
  stripVTControlCharacters(why)
    .split('\n')
    .filter((line) => !/^\s+at .*\/node_modules\//.test(line))
    .slice(0, LINES)
    .map((line) => line.slice(0, WIDTH))
    .join('\n')

const ofVitest = ({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }) => ({
  passed: numPassedTests,
  // A file that can't be loaded has no test that could fail.
  failed: numFailedTests || numFailedTestSuites,
  tests: testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(ROOT, name)
    const tests = assertionResults.map(({ title, duration = 0, failureMessages: [why] = [] }) => ({
      seconds: duration / 1000,
      name: `${file}: ${title}`,
      why,
    }))
    return message ? [{ seconds: 0, name: file, why: message }, ...tests] : tests
  }),
})

function ofPlaywright({ stats, suites }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]
  const tests = suites.flatMap(specs).flatMap(({ file, title, tests: runs }) => {
    const results = runs.flatMap((one) => one.results)
    const [error] = results.flatMap(({ errors }) => errors)
    const milliseconds = results.reduce((sum, { duration }) => sum + duration, 0)
    return {
      seconds: milliseconds / 1000,
      name: `tests/e2e/${file}: ${title}`,
      why: error && (error.message ?? error.value ?? 'no reason given'),
    }
  })
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped, tests }
}
