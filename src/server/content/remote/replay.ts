import { commitOf } from '../git/checkout.ts'
import { git } from '../git/git.ts'
import { changedFiles, type FileEntry, isSameEntry } from './changed-files.ts'
import { type NewCommit, writeCommits } from './write-commits.ts'

/** git's name for a tree without files. A first commit is compared with it. */
const NOTHING = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

/**
 * Makes the commits that a branch has and `onto` lacks once more upon `onto`, each with its author and message, as far as
 * they change the given files. Commits of `without` and their ancestors are left out. Returns the last new commit, in which
 * these files are as `files` says.
 */
export async function replay(
  dir: string,
  ref: string,
  tip: string,
  onto: string,
  without: string[],
  files: Map<string, FileEntry>,
): Promise<string> {
  const range = [tip, `^${onto}`, ...without.map((commit) => `^${commit}`)]
  // The commits of `without` and their ancestors are left out because they were withdrawn, or sent before.
  const own = (await git(dir, ['rev-list', '--reverse', '--no-merges', ...range])).split('\n').filter(Boolean)
  const state = new Map<string, FileEntry>()
  const commits: NewCommit[] = []
  for (const commit of own) {
    const changed = new Map(
      [...(await changedFiles(dir, (await commitOf(dir, `${commit}^`)) ?? NOTHING, commit))].flatMap(
        ([path, { after }]): [string, FileEntry][] => (files.has(path) ? [[path, after]] : []),
      ),
    )
    if (changed.size === 0) continue
    for (const [path, after] of changed) state.set(path, after)
    const [author = '', message = ''] = (await git(dir, ['log', '-1', '--date=raw', '--format=%an <%ae> %ad%x00%B', commit])).split('\0')
    commits.push({ author, message: message.trim(), files: changed })
  }
  const rest = new Map([...files].filter(([path, entry]) => !state.has(path) || !isSameEntry(state.get(path), entry)))
  if (rest.size > 0) commits.push({ message: `Bring along ${[...rest.keys()].join(', ')}`, files: rest })
  return writeCommits(dir, ref, onto, commits)
}
