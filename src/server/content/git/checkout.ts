import { access } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { git, gitBytes, gitOr, lines } from './git.ts'

/** A folder of a git checkout, and the branch that it shows. */
export type Checkout = {
  dir: string
  branch: string
  /** The reference that a commit moves. */
  ref: string
  /** The path of the folder in the repository: `''` or `'site/'`. */
  prefix: string
  /** The remote that has to have a save before it counts; undefined where saves count at once. */
  remote?: string
  /** Runs a step that moves a branch or its files; absent where no other process shares the folder. */
  alone?: Alone
}

/** Runs work while no other process that shares the folder runs such work. Work in it must not ask for that again. */
export type Alone = <Value>(work: () => Promise<Value>) => Promise<Value>

/** Runs a step on a checkout in the way that `alone` of it says. */
export const aloneIn = <Value>({ alone }: Checkout, work: () => Promise<Value>): Promise<Value> => (alone ? alone(work) : work())

/**
 * Returns the checkout that holds `dir`; undefined if its content is in no git repository. Throws git's words where there is one that
 * git doesn't work with, such as that of another user.
 */
export async function openCheckout(dir: string): Promise<Checkout | undefined> {
  const prefix = await git(dir, ['rev-parse', '--show-prefix']).then(
    (text) => text.trim(),
    async (error: unknown) => {
      if (`${error}`.includes('not a git repository') || !(await isInRepository(dir))) return undefined
      throw error
    },
  )
  if (prefix === undefined) return undefined
  // A folder inside somebody else's repository, not part of it, has no history there.
  if ((await gitOr(dir, ['rev-parse', '--verify', '-q', 'HEAD'])) && !(await gitOr(dir, ['ls-files', '--', 'content']))) return undefined
  const named = await gitOr(dir, ['symbolic-ref', '--short', '-q', 'HEAD'])
  return { dir, branch: named ?? 'HEAD', ref: named ? refOf(named) : 'HEAD', prefix }
}

/** Tells whether a folder, or one above it, has a repository, as git would look for it. */
async function isInRepository(dir: string): Promise<boolean> {
  const isHere = await access(join(dir, '.git')).then(
    () => true,
    () => false,
  )
  return isHere || (dirname(dir) !== dir && isInRepository(dirname(dir)))
}

/** Returns the reference of a branch: `'fix/hours'` => `'refs/heads/fix/hours'`. */
export const refOf = (branch: string) => `refs/heads/${branch}`

/** Returns the same checkout for another branch of the repository. */
export const branchCheckout = (main: Checkout, branch: string): Checkout => ({ ...main, branch, ref: refOf(branch) })

/** Returns the commit that a reference names; undefined if there is none. */
export const commitOf = (dir: string, ref: string) => gitOr(dir, ['rev-parse', '--verify', '-q', `${ref}^{commit}`])

/** Returns the paths, from the checkout's folder, of the files in which two commits differ. */
export async function pathsBetween({ dir, prefix }: Checkout, from: string, to: string): Promise<string[]> {
  const names = lines(await git(dir, ['diff-tree', '-r', '-z', '--name-only', '--no-renames', from, to]))
  return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length))
}

/** Returns the bytes of a file in a commit, or null if it is not there. */
export async function bytesAt({ dir, prefix }: Checkout, commit: string, path: string): Promise<Buffer | null> {
  const entry = await git(dir, ['ls-tree', '--full-tree', '-z', commit, '--', prefix + path])
  return entry ? gitBytes(dir, ['cat-file', 'blob', `${commit}:${prefix}${path}`]) : null
}

/** Returns the text of a document in a commit, or null if it is not there. */
export const textAt = async (checkout: Checkout, commit: string, path: string): Promise<string | null> =>
  (await bytesAt(checkout, commit, path))?.toString() ?? null

/**
 * Returns the text that a document had in some commit of the branch, by git's name for it; undefined if it never had it there, or that
 * is not known any more.
 */
export async function textOfRevision(checkout: Checkout, path: string, revision: string): Promise<string | undefined> {
  const { dir, ref } = checkout
  // Also where only a merge made it, or a branch that was merged had it.
  const every = ['--full-history', '-m', '--no-renames', '-1', '--format=%H', `--find-object=${revision}`]
  if (!(await gitOr(dir, ['log', ...every, ref, '--', path]))) return undefined
  return (await gitBytes(dir, ['cat-file', 'blob', revision]).catch(() => undefined))?.toString()
}

/** Returns git's names for the files of a commit at these paths. */
export async function revisionsAt({ dir, prefix }: Checkout, commit: string, paths: string[]): Promise<Map<string, string>> {
  if (paths.length === 0) return new Map()
  const entries = lines(await git(dir, ['ls-tree', '--full-tree', '-z', commit, '--', ...paths.map((path) => prefix + path)]))
  return new Map(
    entries.map((entry): [string, string] => [entry.slice(entry.indexOf('\t') + 1 + prefix.length), entry.split(/[ \t]/)[2] ?? '']),
  )
}

/** Returns the commit that gave documents their texts; undefined where another one has already followed. */
export async function commitWith(checkout: Checkout, documents: Map<string, string>): Promise<string | undefined> {
  const [[path, text] = []] = documents
  if (path === undefined) return undefined
  const commit = await gitOr(checkout.dir, ['log', '-1', '--format=%H', checkout.ref, '--', path])
  return commit && (await textAt(checkout, commit, path)) === text ? commit : undefined
}
