import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { setup } from '../../src/setup/setup.mjs'
import { growth } from './growth.mjs'
import { navigation } from './navigation.mjs'
import { pages } from './pages.mjs'
import { server } from './server.mjs'

/**
 * `npm run bench`: what the site costs its visitors and its machine, beside the same pages without script, pages written by
 * hand, and nginx. `-- pages server` runs only these parts, `--runs 5` takes the median of five rounds, and `--out bench.json`
 * keeps every figure. README.md says what each figure is.
 */
const PARTS = { pages, navigation, server, growth }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, out: { type: 'string' } },
})
const runs = Number(values.runs)
const unknown = positionals.filter((name) => !(name in PARTS))
if (unknown.length > 0 || !(runs >= 1)) {
  console.error(`Usage: npm run bench -- [${Object.keys(PARTS).join('] [')}] [--runs 3] [--out bench.json]`)
  process.exit(2)
}

await setup()
console.log(`${new Date().toISOString()}, Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, ${runs} rounds\n`)
const figures = {}
for (const name of Object.keys(PARTS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  figures[name] = await PARTS[name](runs)
  if (values.out) writeFileSync(values.out, JSON.stringify(figures, null, 2))
}
