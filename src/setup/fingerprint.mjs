import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './run.mjs'

const IGNORED = new Set(['__generated__', 'node_modules', 'setup', 'server'])

/** Returns a hash of files and folders (names below the project), so that a build is repeated only when its sources changed. */
export function fingerprint(names) {
  const hash = createHash('sha256')
  const add = (name) => {
    const file = join(ROOT, name)
    if (statSync(file).isDirectory()) {
      for (const child of readdirSync(file).sort()) if (!IGNORED.has(child)) add(join(name, child))
    } else hash.update(name).update(readFileSync(file))
  }
  for (const name of names) add(name)
  return hash.digest('hex')
}

/** Tells whether `stamp` (a file below the project) holds this fingerprint. */
export function isCurrent(stamp, print) {
  try {
    return readFileSync(join(ROOT, stamp), 'utf8') === print
  } catch {
    return false
  }
}

/** Writes the fingerprint to `stamp`, once the build that the file stands for was made from these sources. */
export function remember(stamp, print) {
  mkdirSync(dirname(join(ROOT, stamp)), { recursive: true })
  writeFileSync(join(ROOT, stamp), print)
}
