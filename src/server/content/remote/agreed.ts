import { type Checkout, commitOf } from '../git/checkout.ts'
import { git, gitOr } from '../git/git.ts'
import type { FileEntry } from './changed-files.ts'
import { writeCommits } from './write-commits.ts'

/**
 * Returns the name of the reference that holds what both sides were last known to have in common. While files of a branch
 * wait for a decision, the others go on being exchanged, and this is noted after each time: as a commit upon the common
 * ancestor, with both sides as further parents.
 */
const agreedRef = (branch: string) => `refs/agreed/${branch}`

/**
 * Returns the state that both sides last had in common, file by file, and the commit that was `here` then; undefined if that
 * state is just their common ancestor.
 */
export async function agreedState(
  { dir }: Checkout,
  branch: string,
  here: string,
  there: string,
): Promise<{ base: string; here: string } | undefined> {
  const ref = agreedRef(branch)
  const [base, wasHere, wasThere] = await Promise.all([ref, `${ref}^2`, `${ref}^3`].map((name) => commitOf(dir, name)))
  if (!base || !wasHere || !wasThere) return undefined
  const stands = (await isAncestor(dir, wasHere, here)) && (await isAncestor(dir, wasThere, there))
  return stands ? { base, here: wasHere } : undefined
}

/** Records what both sides have in common: the commit `base`, but with these `files`. */
export async function noteAgreed(
  { dir }: Checkout,
  branch: string,
  base: string,
  files: Map<string, FileEntry>,
  here: string,
  there: string,
) {
  const made = await writeCommits(dir, `refs/agreed-next/${branch}`, base, [{ message: 'Agreed', files, alsoFrom: [here, there] }])
  await git(dir, ['update-ref', agreedRef(branch), made])
}

export const dropAgreed = ({ dir }: Checkout, branch: string) => git(dir, ['update-ref', '-d', agreedRef(branch)])

/** Tells whether a commit is in the history of another one, or is that one. */
export const isAncestor = async (dir: string, commit: string, of: string): Promise<boolean> =>
  (await gitOr(dir, ['merge-base', '--is-ancestor', commit, of])) !== undefined
