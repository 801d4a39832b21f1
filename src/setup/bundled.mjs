import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { NODE, ROOT } from './run.mjs'

/** What the running site reads beside its packages. Content lies elsewhere: it is not part of the program. */
const PROGRAM = ['package.json', 'src', 'tina/__generated__', 'build/site', 'build/admin', 'build/compressed', 'public']
/** Packages of which the server needs a few files that need nothing else: the rest, and what it needs, is in the built admin. */
const ALONE = new Set(['tinacms'])

/**
 * Copies the built site into a new folder, with the project's Node and only those packages that the server needs: a quarter of
 * what is installed here. The folder may be read-only, and is run by `bin/node src/server/main.ts`. Throws a sentence if there
 * is something in it.
 */
export function bundle(out) {
  if (existsSync(out) && readdirSync(out).length > 0) throw new Error(`${out} is not empty.`)
  for (const name of PROGRAM) copy(join(ROOT, name), join(out, name))
  for (const name of serverPackages(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages))
    copy(join(ROOT, name), join(out, name), (path) => path === join(ROOT, name) || !path.endsWith('/node_modules'))
  copy(NODE, join(out, 'bin/node'))
}

function copy(from, to, filter) {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to, { recursive: true, filter })
}

/**
 * Returns where the packages are installed that the server needs, by the packages of the lock file: those of `dependencies`, what
 * these need, and so on; not what only the tools need.
 */
export function serverPackages(packages) {
  const found = new Set()
  const add = (from, names) => {
    for (const name of names) {
      const place = placeOf(packages, from, name)
      if (!place || found.has(place) || !existsSync(join(ROOT, place))) continue
      found.add(place)
      if (!ALONE.has(name)) add(place, namesIn(packages[place]))
    }
  }
  add('', Object.keys(packages[''].dependencies))
  return [...found].sort()
}

/** Returns the names of the packages that one needs; of those beside it only what it can't do without. */
const namesIn = ({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} }) => [
  ...Object.keys({ ...dependencies, ...optionalDependencies }),
  ...Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional),
]

/** Returns where the package `name` is that a package finds: `('node_modules/a', 'b')` => `'node_modules/b'`, or within `a`. */
function placeOf(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const place = `${folder}${folder && '/'}node_modules/${name}`
    if (packages[place]) return place
    if (!folder) return undefined
  }
}
