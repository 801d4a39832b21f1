import type { Tree } from '../tree.ts'
import type { Checkout } from './checkout.ts'
import { git, gitBytes, lines } from './git.ts'

/** The folders that the site reads of a branch: its documents and its pictures. */
const FOLDERS = ['content', 'public']
/** Matches only plain files in what `git ls-tree` prints: no symbolic link, no repository in the repository. */
const FILE = /^100(?:644|755) blob ([0-9a-f]+) +(\d+)\t/

/** A file of a commit: the name of git's object, and its size in bytes. */
type Blob = { object: string; size: number }

/** Returns the files of a commit, read from git's own objects: no folder holds them, so nothing has to be made or cleaned up. */
export function commitTree({ dir, prefix }: Pick<Checkout, 'dir' | 'prefix'>, commit: string): Tree {
  let known: Promise<Map<string, Blob>> | undefined
  const blobs = () => {
    known ??= listed(dir, commit, prefix)
    known.catch(() => {
      known = undefined
    })
    return known
  }
  return {
    async paths(folder) {
      return [...(await blobs()).keys()].filter((path) => path.startsWith(`${folder}/`))
    },
    async sizes(folder) {
      return new Map(
        [...(await blobs())].flatMap(([path, { size }]): [string, number][] => (path.startsWith(`${folder}/`) ? [[path, size]] : [])),
      )
    },
    async read(path) {
      const blob = (await blobs()).get(path)
      return blob ? gitBytes(dir, ['cat-file', 'blob', blob.object]) : null
    },
    async readAll(paths) {
      const all = await blobs()
      const wanted = [...paths]
      const contents = await contentsOf(dir, [...new Set(wanted.flatMap((path) => all.get(path)?.object ?? []))])
      return new Map(wanted.map((path) => [path, contents.get(all.get(path)?.object ?? '') ?? null]))
    },
  }
}

async function listed(dir: string, commit: string, prefix: string): Promise<Map<string, Blob>> {
  const folders = FOLDERS.map((folder) => prefix + folder)
  const entries = lines(await git(dir, ['ls-tree', '-r', '-l', '-z', '--full-tree', commit, '--', ...folders]))
  return new Map(
    entries.flatMap((entry): [string, Blob][] => {
      const [head, object, size] = FILE.exec(entry) ?? []
      return head && object ? [[entry.slice(head.length + prefix.length), { object, size: Number(size) }]] : []
    }),
  )
}

/**
 * Returns the contents of git's objects by their names, read by one process; an object that is missing is left out. git
 * prints each as `<name> blob <size>`, a new line, the bytes, a new line.
 */
export async function contentsOf(dir: string, objects: string[]): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>()
  if (objects.length === 0) return found
  const answer = await gitBytes(dir, ['cat-file', '--batch'], objects.map((object) => `${object}\n`).join(''))
  let at = 0
  for (const object of objects) {
    const end = answer.indexOf('\n', at)
    const [, kind, size] = answer.toString('utf8', at, end).split(' ')
    at = end + 1
    if (kind === 'missing' || size === undefined) continue
    const from = at
    at += Number(size) + 1
    if (kind === 'blob') found.set(object, answer.subarray(from, at - 1))
  }
  return found
}
