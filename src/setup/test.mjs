import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from './chromium.mjs'
import { missingPostgres } from './postgres.mjs'
import { NODE, ROOT, run } from './run.mjs'
import { setup } from './setup.mjs'

const full = process.argv.includes('--full')
const reports = mkdtempSync(join(tmpdir(), 'tests-'))
const total = { passed: 0, failed: 0 }
let noPostgres
const bin = (name) => join(ROOT, 'node_modules/.bin', name)
const json = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** A check that either holds or does not. */
async function check(name, command, args, options) {
  const started = Date.now()
  const held = (await run(command, args, options)) === 0
  total[held ? 'passed' : 'failed'] += 1
  console.log(`${held ? 'ok  ' : 'FAIL'} ${name} (${Math.round((Date.now() - started) / 1000)} s)`)
}

/** A test runner: counts its tests from its report; one that ends badly without a failed test counts as one failure. */
async function suite(name, command, args, env, count) {
  const code = await run(command, args, { env })
  let counts = { passed: 0, failed: 0 }
  try {
    counts = count()
  } catch (error) {
    console.log(`${name} left no report: ${error.message}`)
  }
  total.passed += counts.passed
  total.failed += counts.failed || (code === 0 && counts.passed > 0 ? 0 : 1)
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}: ${counts.passed} passed, ${counts.failed} failed`)
}

const vitest = (name, config) => {
  const report = join(reports, `${name}.json`)
  const args = [bin('vitest'), 'run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return suite(name, NODE, args, {}, () => ({
    passed: json(report).numPassedTests,
    failed: json(report).numFailedTests + json(report).numFailedTestSuites * (json(report).numFailedTests === 0 ? 1 : 0),
  }))
}

const playwright = async (name, ...projects) => {
  const report = join(reports, `${name}.json`)
  const env = { CHROME_PATH: await chromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report, NODE_ENV: 'test' }
  const args = [
    bin('playwright'),
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    ...projects.map((project) => `--project=${project}`),
  ]
  return suite(name, NODE, args, env, () => ({
    passed: json(report).stats.expected,
    failed: json(report).stats.unexpected + json(report).stats.flaky,
  }))
}

try {
  await setup()
  noPostgres = await missingPostgres(full)
  await check('format and lint', bin('biome'), ['ci', '--error-on-warnings'])
  await check('route types', NODE, [join(ROOT, 'node_modules/@react-router/dev/bin.js'), 'typegen'], { quiet: true })
  await check('types', bin('tsc'), ['--noEmit'])
  await check('content', NODE, [join(ROOT, 'src/report/cli.ts')])
  await vitest('unit and content', 'tests/vitest.config.ts')
  await playwright('browser', 'quick')
  if (full) {
    await check('no dead code', bin('knip'), [])
    await vitest('slow', 'tests/slow/vitest.config.ts')
    await playwright('browser, the whole site', 'full')
    await playwright('looks', 'looks')
  }
} catch (error) {
  console.error(error.message)
  total.failed += 1
}
rmSync(reports, { recursive: true, force: true })
if (noPostgres) console.log(`skip PostgreSQL: ${noPostgres}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed ? 1 : 0)
