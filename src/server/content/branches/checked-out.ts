import { type Checkout, refOf } from '../git/checkout.ts'
import { git } from '../git/git.ts'

/** Where a developer has the branch checked out, if anywhere: moving it there would turn their next commit against it. */
export async function checkedOutAt({ dir }: Checkout, branch: string): Promise<string | undefined> {
  const entries = (await git(dir, ['worktree', 'list', '--porcelain'])).split('\n\n')
  return entries.find((entry) => entry.split('\n').includes(`branch ${refOf(branch)}`))?.match(/^worktree (.*)$/m)?.[1]
}
