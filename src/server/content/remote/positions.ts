import { isFitBranch } from '../../../model/branch-name.ts'
import type { Checkout } from '../git/checkout.ts'
import { SERVICE } from '../git/commit.ts'
import { git } from '../git/git.ts'

/**
 * Returns the name of the reference that holds the commit of a branch on the remote when both sides were last in step. A
 * branch that a developer made gets none until this process moves or pushes it.
 */
export const followedRef = (branch: string) => `refs/followed/${branch}`

/**
 * The commits of a branch: that here, that on the remote, and the one that the remote was last known to have. `newestIsSave`
 * tells whether the site made the commit here.
 */
export type Position = { branch: string; here?: string; there?: string; followed?: string; newestIsSave: boolean }

/** Returns every branch that is here or was on the remote at the last fetch, but for those whose names the site leaves out. */
export async function positions({ dir, branch: own }: Checkout, remote: string): Promise<Position[]> {
  const places = { here: 'refs/heads/', there: `refs/remotes/${remote}/`, followed: 'refs/followed/' } as const
  const format = '--format=%(refname)%00%(objectname)%00%(committeremail)'
  const listed = await git(dir, ['for-each-ref', format, ...Object.values(places)])
  const found = new Map<string, Position>()
  for (const line of listed.split('\n')) {
    const [ref = '', commit = '', email = ''] = line.split('\0')
    for (const [place, start] of Object.entries(places)) {
      const branch = ref.startsWith(start) ? ref.slice(start.length) : ''
      if (!branch || (branch !== own && !isFitBranch(branch))) continue
      const position = found.get(branch) ?? { branch, newestIsSave: false }
      found.set(branch, { ...position, [place]: commit, ...(place === 'here' && { newestIsSave: email === `<${SERVICE.email}>` }) })
    }
  }
  return [...found.values()]
}

/** Returns the number of commits that only this side has, `ahead`, and that only the other has, `behind`. */
export async function distance({ dir }: Checkout, here: string, there: string): Promise<{ ahead: number; behind: number }> {
  const [ahead = 0, behind = 0] = (await git(dir, ['rev-list', '--left-right', '--count', `${here}...${there}`])).split('\t').map(Number)
  return { ahead, behind }
}
