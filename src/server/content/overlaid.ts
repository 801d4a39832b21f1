import type { Files } from './changes.ts'
import type { Tree } from './tree.ts'

/** Returns the files of a tree with some of them changed: null for one that is gone. */
export function overlaid(tree: Tree, files: Files): Tree {
  const changed = new Map([...files].map(([path, content]) => [path, content === null ? null : Buffer.from(content)]))
  const below = (folder: string) =>
    [...changed].flatMap(([path, bytes]): [string, Buffer][] => (bytes && path.startsWith(`${folder}/`) ? [[path, bytes]] : []))
  return {
    async paths(folder) {
      const others = (await tree.paths(folder)).filter((path) => !changed.has(path))
      return [...others, ...below(folder).map(([path]) => path)]
    },
    async sizes(folder) {
      const others = [...(await tree.sizes(folder))].filter(([path]) => !changed.has(path))
      return new Map([...others, ...below(folder).map(([path, bytes]): [string, number] => [path, bytes.length])])
    },
    read: async (path) => (changed.has(path) ? (changed.get(path) ?? null) : tree.read(path)),
    async readAll(paths) {
      const wanted = [...paths]
      const others = await tree.readAll(wanted.filter((path) => !changed.has(path)))
      return new Map(wanted.map((path) => [path, (changed.has(path) ? changed.get(path) : others.get(path)) ?? null]))
    },
  }
}
