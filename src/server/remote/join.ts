import type { Checkout } from '../content/checkout.ts'
import { SERVICE } from '../content/commit.ts'
import { git, gitOr, lines } from '../content/git.ts'

const NO_RENAMES = ['-c', 'merge.renames=false', '-c', 'merge.directoryRenames=false']

/**
 * Joins two sides of a branch in a commit with both as parents, where no file was changed on both: then nothing has to
 * be decided. Otherwise the files that somebody has to decide about; none are named if the histories have no beginning in common.
 */
export async function join(
  { dir }: Checkout,
  here: string,
  there: string,
  message: string,
): Promise<{ commit: string } | { files: string[] }> {
  const base = await gitOr(dir, ['merge-base', here, there])
  if (!base) return { files: [] }
  const changed = async (side: string) => lines(await git(dir, ['diff-tree', '-r', '-z', '--name-only', '--no-renames', base, side]))
  const theirs = new Set(await changed(there))
  const files = (await changed(here)).filter((file) => theirs.has(file))
  const tree = files.length === 0 ? await gitOr(dir, [...NO_RENAMES, 'merge-tree', '--write-tree', here, there]) : undefined
  if (!tree) return { files }
  const name = ['-c', `user.name=${SERVICE.name}`, '-c', `user.email=${SERVICE.email}`]
  return { commit: (await git(dir, [...name, 'commit-tree', tree, '-p', here, '-p', there, '-m', message])).trim() }
}
