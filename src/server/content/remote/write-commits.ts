import { person, quoted, SERVICE } from '../git/commit.ts'
import { git } from '../git/git.ts'
import type { FileEntry } from './changed-files.ts'

/** A commit to be made. Its author is the content service unless one is given, as git writes it: `Ada <ada@x.example> 1700000000 +0000`. */
export type NewCommit = { message: string; author?: string; files: Map<string, FileEntry>; alsoFrom?: string[] }

/**
 * Makes commits one upon the other, the first upon `from`, of files that git has already. Returns the last; `from` if there
 * are none. No branch moves; the reference `ref` is used on the way, and is gone afterwards.
 */
export async function writeCommits(dir: string, ref: string, from: string, commits: NewCommit[]): Promise<string> {
  if (commits.length === 0) return from
  const now = `${Math.floor(Date.now() / 1000)} +0000`
  const service = `${person(SERVICE)} ${now}`
  const stream = commits.map(({ message, author = service, files, alsoFrom = [] }, at) => {
    const lines = [...files].map(([path, file]) => (file ? `M ${file.mode} ${file.object} ${quoted(path)}` : `D ${quoted(path)}`))
    const parents = [...(at === 0 ? [`from ${from}`] : []), ...alsoFrom.map((commit) => `merge ${commit}`)]
    const head = [`commit ${ref}`, `author ${author}`, `committer ${service}`, `data ${Buffer.byteLength(message)}`, message]
    return `${[...head, ...parents, ...lines].join('\n')}\n`
  })
  await git(dir, ['fast-import', '--quiet', '--force', '--done'], `${stream.join('\n')}\ndone\n`)
  const made = (await git(dir, ['rev-parse', '--verify', '-q', ref])).trim()
  await git(dir, ['update-ref', '-d', ref])
  return made
}
