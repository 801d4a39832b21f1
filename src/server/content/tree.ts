/** The files of a branch, to be read: those that lie in a folder, or those of a commit. Paths are `content/page/home.json`. */
export type Tree = {
  /** Paths of the files below a folder, at any depth: `paths('content')`. A symbolic link is no file. */
  paths(folder: string): Promise<string[]>
  /** The same paths with the size of each file in bytes. */
  sizes(folder: string): Promise<Map<string, number>>
  /** The bytes of a file; null where there is none, or where a link leads to it from elsewhere. */
  read(path: string): Promise<Buffer | null>
  /** The bytes of many files at once. */
  readAll(paths: Iterable<string>): Promise<Map<string, Buffer | null>>
}

/** The text of a file in a tree, or null if it is not there. */
export const textIn = async (tree: Tree, path: string): Promise<string | null> => (await tree.read(path))?.toString() ?? null

/** The texts of many files in a tree; null where one is not there. */
export async function textsIn(tree: Tree, paths: Iterable<string>): Promise<Map<string, string | null>> {
  const files = await tree.readAll(paths)
  return new Map([...files].map(([path, bytes]) => [path, bytes?.toString() ?? null]))
}
