/** The files of a branch, which can be read only: those that lie in a folder, or those of a commit. Paths are `content/page/home.json`. */
export type Tree = {
  /** Returns the paths of the files below a folder, at any depth: `paths('content')`. A symbolic link is no file. */
  paths(folder: string): Promise<string[]>
  /** Returns the same paths with the size of each file in bytes. */
  sizes(folder: string): Promise<Map<string, number>>
  /** Returns the bytes of a file; null if there is none, or if a symbolic link leads out of the folder. */
  read(path: string): Promise<Buffer | null>
  /** Returns the bytes of many files at once; null for each that is not there. */
  readAll(paths: Iterable<string>): Promise<Map<string, Buffer | null>>
}

/** Returns the text of a file in a tree, or null if it is not there. */
export const textIn = async (tree: Tree, path: string): Promise<string | null> => (await tree.read(path))?.toString() ?? null

/** Returns the texts of many files in a tree; null for each that is not there. */
export async function textsIn(tree: Tree, paths: Iterable<string>): Promise<Map<string, string | null>> {
  const files = await tree.readAll(paths)
  return new Map([...files].map(([path, bytes]) => [path, bytes?.toString() ?? null]))
}
