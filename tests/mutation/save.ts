import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { SAVE_MUTANTS, type SaveMutant } from './save-mutants.ts'

const ROOT = join(import.meta.dirname, '../..')

/** Whether the tests that should notice a fault pass in spite of it. */
function survives({ tests }: SaveMutant, number: number): boolean {
  const args = ['run', '--config', 'tests/mutation/save.config.ts', ...tests.map((name) => `tests/service/${name}.test.ts`)]
  const env = { ...process.env, MUTANT: `${number}` }
  return spawnSync(join(ROOT, 'node_modules/.bin/vitest'), args, { cwd: ROOT, env }).status === 0
}

/** `npm run mutants:save` tries each fault of `SAVE_MUTANTS`; with numbers, as they are printed, only those. */
const asked = process.argv.slice(2).map(Number)
let [tried, survived] = [0, 0]
for (const [number, mutant] of SAVE_MUTANTS.entries()) {
  if (asked.length > 0 && !asked.includes(number)) continue
  const isAlive = survives(mutant, number)
  tried += 1
  survived += isAlive ? 1 : 0
  console.log(`${isAlive ? 'survived' : 'killed  '} ${number} ${mutant.file}: ${mutant.text.trim()}`)
}
console.log(`${tried} mutants, ${tried - survived} killed, ${survived} survived`)
