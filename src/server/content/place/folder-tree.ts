import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Tree } from '../tree.ts'

/** The number of files that are open at once. */
const AT_ONCE = 64

/** Returns the files of a folder as they are at the moment they are asked for. A link that leads out of the folder leads to nothing. */
export function folderTree(root: string): Tree {
  const read = async (path: string): Promise<Buffer | null> => {
    try {
      const file = await realpath(join(root, path))
      return file.startsWith(root + sep) ? await readFile(file) : null
    } catch (error) {
      if (isAbsent(error)) return null
      throw error
    }
  }
  const tree: Tree = {
    read,
    async paths(folder) {
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => [])
      return entries
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => relative(root, join(parentPath, name)).split(sep).join('/'))
        .sort()
    },
    async sizes(folder) {
      const paths = await tree.paths(folder)
      const infos = await Promise.all(paths.map((path) => stat(join(root, path)).catch(() => undefined)))
      return new Map(paths.flatMap((path, at): [string, number][] => (infos[at] ? [[path, infos[at].size]] : [])))
    },
    async readAll(paths) {
      const wanted = [...paths]
      const found = new Map<string, Buffer | null>()
      for (let at = 0; at < wanted.length; at += AT_ONCE)
        await Promise.all(wanted.slice(at, at + AT_ONCE).map(async (path) => found.set(path, await read(path))))
      return new Map(wanted.map((path) => [path, found.get(path) ?? null]))
    },
  }
  return tree
}

/** Tells whether an error says that there is no such file: nothing is there, a folder is in its place, or its name is too long. */
const isAbsent = (error: unknown) =>
  ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? '')
