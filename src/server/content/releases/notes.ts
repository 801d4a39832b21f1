import type { Editor } from '../../../model/editor.ts'
import { type Checkout, commitOf } from '../git/checkout.ts'
import { person } from '../git/commit.ts'
import { commitsNoted, type NotedCommit } from '../git/trailers.ts'
import { isAncestor } from '../remote/agreed.ts'
import type { Note } from '../save/commit-files.ts'
import type { Rename } from '../save/pending-save.ts'

/** What the commits of drafts and releases have noted at their ends. Nothing else is kept of them. */
const NAMES = {
  /** The name of a release, in its own commit: `20261123-k3f9`. */
  release: 'Release',
  /** The name that people gave a draft, in the commit with which it begins, and in its releases. */
  draft: 'Draft',
  /** The branch of the draft, beside that. */
  branch: 'Draft-branch',
  /** The commit of the draft that was published. */
  tip: 'Draft-tip',
  /** The release that a commit takes back. */
  takesBack: 'Takes-back',
  by: 'Published-by',
  /** Who had seen it before, in words: `Nadia Farouk (translator), Ann (tester)`. */
  reviewed: 'Reviewed-by',
  /** Documents that got other files: `content/page/a.json content/page/b.json, …`. */
  moved: 'Moved',
} as const

/** What `git log` is given to leave out the commits of releases. */
export const NO_RELEASES = ['--invert-grep', `--grep=^${NAMES.release}: `]

/** A release as its commit tells it. `takesBack` names the release that it takes back, where it does. */
export type ReleaseCommit = Pick<NotedCommit, 'commit' | 'author' | 'email' | 'date'> & {
  id: string
  draft: string
  branch: string
  tip?: string | undefined
  takesBack?: string | undefined
  reviewed?: string | undefined
  renames: Rename[]
}

type Words = Omit<ReleaseCommit, 'commit' | 'author' | 'email' | 'date'>

/** Returns what the commit of a release says. */
export function releaseNote({ id, draft, branch, tip, takesBack, reviewed, renames }: Words, editor: Editor): Note {
  const moved = renames.map(({ from, to }) => `${from} ${to}`).join(', ')
  return {
    subject: `${takesBack ? 'Take back' : 'Publish'} “${draft}”`,
    trailers: {
      [NAMES.release]: id,
      [NAMES.draft]: draft,
      [NAMES.branch]: branch,
      ...(tip && { [NAMES.tip]: tip }),
      ...(takesBack && { [NAMES.takesBack]: takesBack }),
      ...(moved && { [NAMES.moved]: moved }),
      [NAMES.by]: person(editor),
      ...(reviewed && { [NAMES.reviewed]: reviewed }),
    },
  }
}

/** Returns what the first commit of a draft says. */
export const draftNote = (draft: string, branch: string): Note => ({
  subject: `Begin the draft “${draft}”`,
  trailers: { [NAMES.draft]: draft, [NAMES.branch]: branch },
})

const readRelease = ({ commit, author, email, date, trailers }: NotedCommit): ReleaseCommit => ({
  commit,
  author,
  email,
  date,
  id: trailers[NAMES.release] ?? '',
  draft: trailers[NAMES.draft] ?? '',
  branch: trailers[NAMES.branch] ?? '',
  tip: trailers[NAMES.tip],
  takesBack: trailers[NAMES.takesBack],
  reviewed: trailers[NAMES.reviewed],
  renames: readMoved(trailers[NAMES.moved]),
})

/** `'content/page/a.json content/page/b.json'` => one document that got another file */
export const readMoved = (moved = ''): Rename[] =>
  moved.split(', ').flatMap((pair) => {
    const [from, to] = pair.split(' ')
    return from && to ? [{ from, to }] : []
  })

/** Returns the releases of the site's branch, the newest first; with `since` those that came after this commit. */
export async function releasesIn({ dir, ref }: Checkout, since?: string): Promise<ReleaseCommit[]> {
  if (!(await commitOf(dir, ref))) return []
  return (await commitsNoted(dir, [ref, ...(since ? [`^${since}`] : [])], NAMES.release)).map(readRelease)
}

/** The name of a draft, the commit with which it begins, by whom, and when; undefined for a branch that a developer made. */
export type DraftBeginning = { name: string; commit: string; by: string; email: string; since: string }

/** Returns how a draft began, by the newest commit that says so. Those of the site are looked through only where it has the draft. */
export async function beginningOf({ dir, ref }: Checkout, branch: string, tip: string): Promise<DraftBeginning | undefined> {
  const own = await commitsNoted(dir, [tip, `^${ref}`], NAMES.branch, branch)
  const noted = own.length > 0 || !(await isAncestor(dir, tip, ref)) ? own : await commitsNoted(dir, [tip], NAMES.branch, branch)
  const found = noted.find(({ trailers }) => trailers[NAMES.release] === undefined)
  const name = found?.trailers[NAMES.draft]
  return found && name ? { name, commit: found.commit, by: found.author, email: found.email, since: found.date } : undefined
}
