import { git, lines } from '../git/git.ts'

/** A file as a commit has it: its mode and the name of git's object; undefined if the commit has no such file. */
export type FileEntry = { mode: string; object: string } | undefined

const ABSENT = '000000'
const entry = (mode = '', object = ''): FileEntry => (mode === ABSENT ? undefined : { mode, object })

/** Tells whether two commits have the same file. */
export const isSameEntry = (a: FileEntry, b: FileEntry) => a?.object === b?.object && a?.mode === b?.mode

/** Returns the files in which two commits differ, as each has them, by their paths in the repository. */
export async function changedFiles(dir: string, from: string, to: string): Promise<Map<string, { before: FileEntry; after: FileEntry }>> {
  const raw = lines(await git(dir, ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', from, to]))
  const found = new Map<string, { before: FileEntry; after: FileEntry }>()
  // `:100644 100755 <before> <after> M`, then the path.
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const [oldMode = '', mode, oldObject, object] = raw[at]?.slice(1).split(' ') ?? []
    found.set(raw[at + 1] ?? '', { before: entry(oldMode, oldObject), after: entry(mode, object) })
  }
  return found
}

/** The files that both sides changed since a common state, by their paths in the repository. */
export type ChangesBySide = {
  /** Changed here alone, with the files as they are here. */
  ours: Map<string, FileEntry>
  /** Changed there alone, with the files as they are there. */
  theirs: Map<string, FileEntry>
  /** Changed on both sides, and to the same. */
  same: Map<string, FileEntry>
  /** Changed on both sides, and not to the same. */
  both: string[]
}

/** Compares two commits, `here` and `there`, with a third one from which both came. */
export async function sidesOf(dir: string, base: string, here: string, there: string): Promise<ChangesBySide> {
  const [ours, theirs] = await Promise.all([changedFiles(dir, base, here), changedFiles(dir, base, there)])
  const isSame = (path: string) => isSameEntry(ours.get(path)?.after, theirs.get(path)?.after)
  const entries = (side: typeof ours, wanted: (path: string) => boolean) =>
    new Map([...side].flatMap(([path, { after }]): [string, FileEntry][] => (wanted(path) ? [[path, after]] : [])))
  return {
    ours: entries(ours, (path) => !theirs.has(path)),
    theirs: entries(theirs, (path) => !ours.has(path)),
    same: entries(ours, (path) => theirs.has(path) && isSame(path)),
    both: [...ours.keys()].filter((path) => theirs.has(path) && !isSame(path)),
  }
}
