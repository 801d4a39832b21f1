import type { Checkout } from '../git/checkout.ts'
import { gitOr } from '../git/git.ts'

/** Commits of the site's own branch that the remote does not have yet, and since when the oldest waits. */
export type Waiting = { commits: number; since: string }

/** What waits to be pushed; undefined where nothing does. */
export async function waitingFor({ dir, branch, ref }: Checkout, remote: string): Promise<Waiting | undefined> {
  const there = `refs/remotes/${remote}/${branch}`
  const isThere = await gitOr(dir, ['rev-parse', '--verify', '-q', there])
  const dates = await gitOr(dir, ['log', '--format=%cI', ref, ...(isThere ? [`^${there}`] : [])])
  const all = dates?.split('\n').filter(Boolean) ?? []
  return all.length > 0 ? { commits: all.length, since: all.at(-1) ?? '' } : undefined
}
