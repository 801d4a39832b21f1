import type { RemoteState } from '../../../model/content-state.ts'
import type { Checkout } from '../git/checkout.ts'
import { gitOr } from '../git/git.ts'

/** Returns what waits to be pushed; undefined if nothing does. */
export async function waitingFor({ dir, branch, ref }: Checkout, remote: string): Promise<RemoteState['waiting']> {
  const there = `refs/remotes/${remote}/${branch}`
  const isThere = await gitOr(dir, ['rev-parse', '--verify', '-q', there])
  const dates = await gitOr(dir, ['log', '--format=%cI', ref, ...(isThere ? [`^${there}`] : [])])
  const all = dates?.split('\n').filter(Boolean) ?? []
  return all.length > 0 ? { commits: all.length, since: all.at(-1) ?? '' } : undefined
}
