import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { missingPostgres } from './postgres.mjs'
import { NODE, ROOT } from './run.mjs'
import { setup } from './setup.mjs'
import { createStages } from './stages.mjs'

const SLOWEST = 10
const full = process.argv.includes('--full')
const long = process.argv.includes('--long')
const SLOW = 'tests/slow/vitest.config.ts'
/** What secretlint looks for, in all files but those that git ignores. */
const SECRETS = JSON.stringify({ rules: [{ id: '@secretlint/secretlint-rule-preset-recommend' }] })
/** CI ends a run after ninety minutes, also on a machine that takes three times as long today: what has not begun in 55 is skipped, and said. */
const BEGIN_WITHIN_MS = 55 * 60_000
const until = Date.now() + BEGIN_WITHIN_MS
const reports = mkdtempSync(join(tmpdir(), 'tests-'))
const { check, playwright, vitest, count, failed, slowest } = createStages(reports, { THOROUGH: full || long, LONG: long })
const bin = (name) => join(ROOT, 'node_modules/.bin', name)
let noPostgres

/** Runs the checks that are no tests, one after another: each uses one core. */
async function checks() {
  await check('format and lint', bin('biome'), ['ci', '--error-on-warnings'])
  await check('route types', NODE, [join(ROOT, 'node_modules/@react-router/dev/bin.js'), 'typegen'])
  await check('types', bin('tsc'), ['--noEmit'])
  await check('no dead code', bin('knip'))
  await check('no secrets', bin('secretlint'), ['--secretlintrcJSON', SECRETS, '**/*', '.*', '.ci/**'])
  await check('who imports whom', NODE, [bin('depcruise'), '--config', 'src/setup/import-rules.mjs', 'src', 'tina'])
}

/** `npm test`. A browser waits most of its time, and so does whoever waits for git: side by side they use both cores. */
const quick = () =>
  Promise.all([checks(), vitest('unit, content, service and pages', 'tests/vitest.config.ts'), playwright('browser', ['quick'])])

/** What `npm run test:full` adds. */
async function whole() {
  await vitest('slow, one by one', SLOW, 'one by one')
  await Promise.all([
    vitest('slow', SLOW, 'side by side'),
    playwright('browser, the whole site', ['content', 'full'], { BEGIN_UNTIL: `${until}` }),
  ])
  if (Date.now() < until) await playwright('looks', ['looks'])
  else count.skipped += 1
}

/** `npm run test:long`: one after another, for some of it measures. */
async function longest() {
  await vitest('slow, long', SLOW, 'long')
  if (!noPostgres) await vitest('accounts and letters in PostgreSQL', 'tests/vitest.config.ts', 'long with PostgreSQL')
}

try {
  await setup()
  noPostgres = await missingPostgres(full || long)
  if (long) await longest()
  else await quick()
  if (full) await whole()
} catch (error) {
  console.error(error.message)
  count.failed += 1
}
rmSync(reports, { recursive: true, force: true })
// Said again here: of a long output somebody reads the end first.
for (const { name, why } of failed()) console.log(`\nFailed: ${name}\n${why.replaceAll(/^/gm, '  ')}`)
console.log('\nWhat took longest:')
for (const { seconds, name } of slowest(SLOWEST)) console.log(`${seconds.toFixed(1).padStart(6)} s  ${name}`)
if (noPostgres) console.log(`skip PostgreSQL: ${noPostgres}`)
if (count.skipped > 0)
  console.log(`skip ${count.skipped}: they had not begun within 55 minutes. On a faster machine, or by name, they run.`)
console.log(`${count.passed} passed, ${count.failed} failed${count.skipped > 0 ? `, ${count.skipped} skipped` : ''}`)
process.exit(count.failed ? 1 : 0)
