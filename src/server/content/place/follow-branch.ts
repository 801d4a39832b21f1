import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { aloneIn, type Checkout, commitOf } from '../git/checkout.ts'
import { git, lines } from '../git/git.ts'
import { dropPending, notePending } from '../git/pending.ts'
import { isAncestor } from '../remote/agreed.ts'
import { changedFiles } from '../remote/changed-files.ts'
import { showInFolder } from '../save/recover.ts'

/** What editors are told while the folder can't be brought after its branch. */
const IN_THE_WAY =
  'somebody has moved the site’s branch with git, and files in the content folder that no commit has are in the way. What you typed is still here: tell whoever runs the site, whose log says what helps'
const REWRITTEN =
  'somebody has taken commits out of the site’s branch with git, and the content folder still shows them. What you typed is still here: tell whoever runs the site, whose log says what helps'

/** Why the folder is not brought to the commit `now`: what editors are told. */
type Refused = { sentence: string; now: string }

/** The name of the reference that holds the commit which the folder was last known to show. */
const shownRef = ({ branch }: Checkout) => `refs/shown/${branch}`

/**
 * Follows the branch that a folder shows. git may move it without the files: by a push into it, a fetch, or `git update-ref`. They are
 * then brought after it; what stands in the folder would otherwise be saved upon the new commit, and undo it. `shown` returns the commit
 * that the files are of, apart from edits that nobody has committed; `refusal` a sentence while nothing may be saved.
 */
export async function followBranch(checkout: Checkout) {
  const { dir, ref } = checkout
  let shown = (await commitOf(dir, shownRef(checkout))) ?? (await commitOf(dir, ref))
  let refused: Refused | undefined

  async function accept(commit: string) {
    shown = commit
    refused = undefined
    await git(dir, ['update-ref', shownRef(checkout), commit]).catch(tell)
  }

  /** Brings the folder to the branch, while no other process saves. */
  async function bring(isShown: () => Promise<boolean>): Promise<string[]> {
    const now = await commitOf(dir, ref)
    if (!now || now === shown || !shown || !(await isShown())) return []
    const { changes, missing, touched } = await compare(checkout, shown, now)
    const paths = changes.filter((path) => path.startsWith(checkout.prefix)).map((path) => path.slice(checkout.prefix.length))
    if (missing.length > 0) {
      refused = await whyNot(shown, now, touched)
      if (refused) return []
      console.log(`Content: ${checkout.branch} was moved to ${now} without the folder, which follows.`)
      await notePending(checkout, { from: shown, to: now })
      await showInFolder(checkout, { from: shown, to: now })
      await dropPending(checkout)
    }
    await accept(now)
    return paths
  }

  async function whyNot(from: string, now: string, touched: string[]): Promise<Refused | undefined> {
    const isForward = await isAncestor(dir, from, now)
    if (isForward && touched.length === 0) return undefined
    const sentence = isForward ? IN_THE_WAY : REWRITTEN
    if (refused?.now === now && refused.sentence === sentence) return refused
    console.error(
      `Content: every save is refused, because ${checkout.branch} was moved from ${from} to ${now} without the files in ${dir}.`,
    )
    if (isForward) console.error(`Content: ${touched.join(', ')} was changed by hand there: commit that, or take it back.`)
    else
      console.error(
        `Content: ${now} lacks what was there. "git update-index -q --refresh; git read-tree -m -u ${from} ${now}" in that folder takes it out there, too; "git update-ref ${ref} ${from}" puts it back.`,
      )
    return { sentence, now }
  }

  return {
    shown: () => shown,
    refusal: () => refused?.sentence,
    /** Brings the folder after its branch, as long as `isShown` holds, and returns the paths that may differ. It can't run within `alone`. */
    async look(isShown: () => Promise<boolean>): Promise<string[]> {
      const now = await commitOf(dir, ref)
      if (!now || now === shown) {
        refused = undefined
        return []
      }
      if (shown && (await compare(checkout, shown, now)).missing.length > 0) return aloneIn(checkout, () => bring(isShown))
      await accept(now)
      return []
    },
  }
}

const tell = (error: unknown) => console.error(`Content: ${error instanceof Error ? error.message : error}`)

/**
 * Compares the folder with two commits. Returns the paths in which these differ, by their names in the repository; of them `missing`, where the
 * folder does not have what `to` has, and of those `touched`, where it has what neither of them has. What somebody has edited since git put
 * a file of `to` there is an edit like any other.
 */
async function compare({ dir, prefix }: Checkout, from: string, to: string) {
  const up = '../'.repeat(prefix.split('/').length - 1)
  const changed = await changedFiles(dir, from, to)
  const plain = [...changed].filter(([, { before, after }]) => [before, after].every((file) => !file || file.mode.startsWith('100')))
  const here = await objectsIn(
    dir,
    plain.map(([path]) => up + path),
  )
  const other = plain.filter(([path, { after }]) => here.get(up + path) !== after?.object)
  const edited = new Set(other.filter(([path, { before }]) => here.get(up + path) !== before?.object).map(([path]) => path))
  const index = edited.size > 0 ? await indexOf(dir) : new Map<string, string>()
  const missing = other.filter(([path, { after }]) => !edited.has(path) || !after || index.get(path) !== after.object).map(([path]) => path)
  return { changes: [...changed.keys()], missing, touched: missing.filter((path) => edited.has(path)) }
}

/** Returns git's index: its name for the content of each file, by the file's path in the repository. */
async function indexOf(dir: string): Promise<Map<string, string>> {
  // `100644 <object> 0`, a tab, the path.
  const entries = lines(await git(dir, ['ls-files', '-s', '-z']))
  return new Map(entries.map((entry) => [entry.slice(entry.indexOf('\t') + 1), entry.split(' ')[1] ?? '']))
}

/** Returns the names that git would give the contents of files; a path that holds no plain file is left out. */
async function objectsIn(dir: string, paths: string[]): Promise<Map<string, string>> {
  const isFile = await Promise.all(
    paths.map((path) =>
      lstat(join(dir, path)).then(
        (info) => info.isFile(),
        () => false,
      ),
    ),
  )
  const files = paths.filter((path, at) => isFile[at] && !path.includes('\n'))
  if (files.length === 0) return new Map()
  const names = (await git(dir, ['hash-object', '--stdin-paths'], files.map((path) => `${path}\n`).join(''))).split('\n')
  return new Map(files.map((path, at) => [path, names[at] ?? '']))
}
