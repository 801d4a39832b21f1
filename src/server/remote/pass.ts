import type { Branches } from '../branches/branches.ts'
import { checkedOutAt } from '../branches/checked-out.ts'
import { type Checkout, refOf } from '../content/checkout.ts'
import { git } from '../content/git.ts'
import { advance } from './advance.ts'
import { join } from './join.ts'
import { isOurs, plan } from './plan.ts'
import { distance, followedRef, type Position, positions } from './positions.ts'

const PATIENCE_MS = 120_000
const NOTHING = '0'.repeat(40)

/** A branch on which both sides changed the same files; it is left as it is. */
export type Diverged = { branch: string; files: string[] }

/** What could not be brought in step: branches that somebody has to merge, and what git refused. */
export type Outcome = { diverged: Diverged[]; problems: string[] }

/** Asks the remote where its branches are. */
export const fetchAll = ({ dir }: Checkout, remote: string) =>
  git(dir, ['fetch', '--quiet', '--prune', '--no-tags', remote, `+refs/heads/*:refs/remotes/${remote}/*`], '', PATIENCE_MS)

/** Brings every branch here in step with what was fetched, and the remote in step with the saves; never forces anything. */
export async function bringInStep(branches: Branches, main: Checkout, remote: string): Promise<Outcome> {
  const outcome: Outcome = { diverged: [], problems: [] }
  for (const position of await positions(main, remote)) {
    try {
      const files = await handle(branches, main, remote, position)
      if (files) outcome.diverged.push({ branch: position.branch, files })
    } catch (error) {
      outcome.problems.push(`${position.branch}: ${error instanceof Error ? error.message : error}`)
    }
  }
  return outcome
}

/** One branch. Gives the files that keep it apart, if they do. */
async function handle(branches: Branches, main: Checkout, remote: string, position: Position): Promise<string[] | undefined> {
  const { branch, here = NOTHING, there = NOTHING } = position
  const update = (...args: string[]) => git(main.dir, ['update-ref', '-m', 'remote', ...args])
  const remember = async (commit: string) => {
    if (branch !== main.branch) await update(followedRef(branch), commit)
  }
  const push = async (commit: string) => {
    const flags = ['--quiet', '--no-verify', '--no-follow-tags']
    try {
      await git(main.dir, ['push', ...flags, remote, `${commit}:${refOf(branch)}`], '', PATIENCE_MS)
      await remember(commit)
    } catch (error) {
      // Somebody pushed since we fetched: the next round sees theirs first.
      if (!`${error}`.includes('! [rejected]')) throw error
    }
  }
  const compare = async () => {
    const { ahead, behind } = await distance(main, here, there)
    if (ahead === 0) {
      if (await advance(branches, main, branch, here, there)) await remember(there)
    } else if (isOurs(position, main.branch)) {
      if (behind === 0) return push(here)
      const result = await join(main, here, there, `Merge ${branch} of ${remote}`)
      if ('files' in result) return result.files
      if (await advance(branches, main, branch, here, result.commit)) await push(result.commit)
    }
  }

  const step = plan(position, main.branch)
  if (step === 'compare') return (await compare()) ?? undefined
  if (step === 'push') await push(here)
  if (step === 'bring') {
    await update(refOf(branch), there, NOTHING)
    await remember(there)
  }
  if (step === 'drop' && !(await checkedOutAt(main, branch))) {
    await update('-d', refOf(branch), here)
    await update('-d', followedRef(branch))
  }
  if (step === 'forget') await update('-d', followedRef(branch))
}
