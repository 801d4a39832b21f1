import type { Rename } from '../../../../server/content/save/pending-save.ts'

/**
 * A file that a draft changes. `from` is where the site has its document, empty where it has none; `keptAs` the name by which its ticks
 * are kept, the same wherever the draft moves it: that of its first file.
 */
export type Moved = { path: string; from: string; keptAs: string }

type Files = ReadonlyMap<string, Buffer | null>

/** Finds documents that got other files in a draft: what was one before and is another now is one document. */
export function movedIn(paths: string[], renames: Rename[], before: Files, after: Files): Moved[] {
  // Where the site has a document already, that is what stands there now, whatever was moved to its file.
  const moved = renames.filter(({ to }) => after.get(to) && !before.get(to))
  return paths.flatMap((path) => {
    const from = moved.find(({ to }) => to === path)?.from
    if (from !== undefined) return [{ path, from, keptAs: from }]
    if (!moved.some((one) => one.from === path)) return [{ path, from: path, keptAs: path }]
    // A new document may lie where the moved one did.
    return after.get(path) ? [{ path, from: '', keptAs: `another ${path}` }] : []
  })
}
