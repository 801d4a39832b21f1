// Prints what the admin fetches until its first form stands: kilobytes of brotli, and which packages they are of.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { ROOT } from './run.mjs'

const scripts = JSON.parse(readFileSync(join(ROOT, 'build/.admin-scripts.json'), 'utf8'))
const kB = (bytes) => `${(bytes / 1000).toFixed(1).padStart(8)} kB`

/** The scripts that are fetched with these, one through the other. */
function withImports(names, found = new Set()) {
  for (const name of names) if (!found.has(name) && found.add(name)) withImports(scripts[name].imports, found)
  return found
}

const sizeOf = (name) => brotliCompressSync(readFileSync(join(ROOT, 'build/admin', name))).length
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0)

// The page of the admin names its own script, and those that the first form needs though they are divided from it.
const page = readFileSync(join(ROOT, 'build/admin/index.html'), 'utf8')
const start = Object.keys(scripts).filter((name) => page.includes(`"/admin/${name}"`))
const first = withImports(start)
const packages = new Map()
for (const name of first) {
  const { packages: lengths } = scripts[name]
  const share = sizeOf(name) / Math.max(1, sum(Object.values(lengths)))
  for (const [one, length] of Object.entries(lengths)) packages.set(one, (packages.get(one) ?? 0) + length * share)
}
console.log(`${kB(sum([...first].map(sizeOf)))}  until the first form, in ${first.size} scripts; about, by package:`)
for (const [name, bytes] of [...packages].sort((a, b) => b[1] - a[1]).slice(0, 40)) console.log(`${kB(bytes)}  ${name}`)

console.log('\nFetched when it is shown, beside that:')
const later = new Set([...first].flatMap((name) => scripts[name].later))
for (const name of later) {
  const more = [...withImports([name])].filter((one) => !first.has(one))
  if (more.length > 0) console.log(`${kB(sum(more.map(sizeOf)))}  ${name}`)
}
