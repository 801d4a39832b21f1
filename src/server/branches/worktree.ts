import { access } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Checkout } from '../content/checkout.ts'
import { git, gitOr } from '../content/git.ts'

export const refOf = (branch: string) => `refs/heads/${branch}`

/** The folder of a branch in DATA_DIR: `'fix/hours'` => `…/branches/fix%2Fhours`. */
const folderOf = (dataDir: string, branch: string) => resolve(join(dataDir, 'branches', encodeURIComponent(branch)))

/** A folder that shows a branch, made if it is not there; detached, so that the branch stays free for others. */
export async function openWorktree(main: Checkout, dataDir: string, branch: string): Promise<string> {
  const folder = folderOf(dataDir, branch)
  const isThere = await access(join(folder, '.git')).then(
    () => true,
    () => false,
  )
  if (isThere && (await gitOr(folder, ['rev-parse', '--git-dir']))) await showCommit(folder, refOf(branch))
  else await git(main.dir, ['worktree', 'add', '--force', '--detach', '--quiet', folder, refOf(branch)])
  return join(folder, main.prefix)
}

/** Makes the folder show a commit, whatever it showed before. */
export const showCommit = (dir: string, commit: string) => git(dir, ['checkout', '--quiet', '--force', '--detach', commit])

export const removeWorktree = (main: Checkout, dataDir: string, branch: string) =>
  gitOr(main.dir, ['worktree', 'remove', '--force', folderOf(dataDir, branch)])

/** Where a developer has the branch checked out, if anywhere: moving it there would turn their next commit against it. */
export async function checkedOutAt({ dir }: Checkout, branch: string): Promise<string | undefined> {
  const entries = (await git(dir, ['worktree', 'list', '--porcelain'])).split('\n\n')
  return entries.find((entry) => entry.split('\n').includes(`branch ${refOf(branch)}`))?.match(/^worktree (.*)$/m)?.[1]
}
