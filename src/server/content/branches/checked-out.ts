import { type Checkout, refOf } from '../git/checkout.ts'
import { git } from '../git/git.ts'

/**
 * Returns the folder in which a developer has the branch checked out; undefined if there is none. If the branch were moved
 * there, the developer's next commit would undo the move.
 */
export async function checkedOutAt({ dir }: Checkout, branch: string): Promise<string | undefined> {
  const entries = (await git(dir, ['worktree', 'list', '--porcelain'])).split('\n\n')
  return entries.find((entry) => entry.split('\n').includes(`branch ${refOf(branch)}`))?.match(/^worktree (.*)$/m)?.[1]
}
