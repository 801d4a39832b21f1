import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { SAVE_MUTANTS, type SaveMutant } from './save-mutants.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The first test that notices a fault, of those that should; undefined where none does. */
function noticedBy({ tests }: SaveMutant, number: number): string | undefined {
  const args = ['run', '--config', 'tests/mutation/save.config.ts', ...tests.map((name) => join('tests/service', `${name}.test.ts`))]
  const env = { ...process.env, MUTANT: `${number}` }
  const { status, stdout, stderr } = spawnSync(join(ROOT, 'node_modules/.bin/vitest'), args, {
    cwd: ROOT,
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status === null) throw new Error(`The tests of ${number} were ended from outside.`)
  return status === 0 ? undefined : (/FAIL .*/.exec(stripVTControlCharacters(stdout + stderr))?.[0] ?? 'nothing would start')
}

/** `npm run mutants:save` tries each fault of `SAVE_MUTANTS`; with numbers, as they are printed, only those. */
const asked = process.argv.slice(2).map(Number)
let [tried, survived] = [0, 0]
for (const [number, mutant] of SAVE_MUTANTS.entries()) {
  if (asked.length > 0 && !asked.includes(number)) continue
  const test = noticedBy(mutant, number)
  tried += 1
  survived += test ? 0 : 1
  console.log(`${test ? 'killed  ' : 'survived'} ${number} ${mutant.file}: ${mutant.text.trim()}${test ? `\n           ${test}` : ''}`)
}
console.log(`${tried} mutants, ${tried - survived} killed, ${survived} survived`)
