import type { Diverged, Withdrawn } from '../../../model/content-state.ts'
import { setAside } from '../branches/deleted.ts'
import { checkedOutAt } from '../branches/opened.ts'
import type { Branches } from '../branches/views.ts'
import { type Checkout, commitOf, refOf } from '../git/checkout.ts'
import { git } from '../git/git.ts'
import { advance } from './advance.ts'
import { isAncestor } from './agreed.ts'
import { distance, followedRef, type Position, positions } from './positions.ts'
import { type Apart, followRewritten, joinSides, type Moves } from './reconcile.ts'

const PATIENCE_MS = 120_000
const NOTHING = '0'.repeat(40)

/**
 * The result of a pass over all branches: files that somebody has to decide about, commits that were withdrawn, and what was thrown
 * where git refused a branch.
 */
export type PassOutcome = { diverged: Diverged[]; withdrawn: Withdrawn[]; problems: { branch: string; error: unknown }[] }

const FETCHES = 5

/** Fetches all branches of the remote but one called `HEAD`, which would be written to the branch that the remote's `HEAD` names, within `patience` milliseconds. */
export async function fetchAll({ dir }: Checkout, remote: string, patience = PATIENCE_MS): Promise<void> {
  const command = ['fetch', '--quiet', '--prune', '--no-tags', remote, `+refs/heads/*:refs/remotes/${remote}/*`, '^refs/heads/HEAD']
  for (let fetches = 1; ; fetches += 1) {
    try {
      await git(dir, command, '', patience)
      return
    } catch (error) {
      // A push or another fetch has moved a branch in the same moment.
      if (fetches === FETCHES || !`${error}`.includes('cannot lock ref')) throw error
    }
  }
}

/** Pushes a commit to a branch of the remote; returns false if somebody pushed since we fetched. Nothing is forced. */
export async function pushTo({ dir }: Checkout, remote: string, branch: string, commit: string, patience = PATIENCE_MS): Promise<boolean> {
  try {
    await git(dir, ['push', '--quiet', '--no-verify', '--no-follow-tags', remote, `${commit}:${refOf(branch)}`], '', patience)
    return true
  } catch (error) {
    if (!`${error}`.includes('! [rejected]')) throw error
    return false
  }
}

/** Takes a branch away from the remote; throws where somebody has pushed to it since the last fetch. Does nothing where the remote has none. */
export async function takeAway({ dir }: Checkout, remote: string, branch: string, patience = PATIENCE_MS): Promise<void> {
  const there = await commitOf(dir, `refs/remotes/${remote}/${branch}`)
  if (there)
    await git(
      dir,
      ['push', '--quiet', '--no-verify', `--force-with-lease=${refOf(branch)}:${there}`, remote, `:${refOf(branch)}`],
      '',
      patience,
    )
  await git(dir, ['update-ref', '-d', followedRef(branch)])
}

/**
 * Brings every branch here, or `only` one, in step with what was fetched, and the remote in step with the saves. It never forces
 * anything on the remote.
 */
export async function bringInStep(branches: Branches, main: Checkout, remote: string, only?: string): Promise<PassOutcome> {
  const outcome: PassOutcome = { diverged: [], withdrawn: [], problems: [] }
  for (const position of await positions(main, remote)) {
    if (only !== undefined && position.branch !== only) continue
    try {
      await handle(branches, main, remote, position, outcome)
    } catch (error) {
      outcome.problems.push({ branch: position.branch, error })
    }
  }
  return outcome
}

async function handle(branches: Branches, main: Checkout, remote: string, position: Position, outcome: PassOutcome): Promise<void> {
  const { branch, here = NOTHING, there = NOTHING, followed } = position
  const update = (...args: string[]) => git(main.dir, ['update-ref', '-m', 'remote', ...args])
  const remember = (commit: string) => update(followedRef(branch), commit)
  const moves: Moves = {
    advance: async (from, to) => {
      const moved = await advance(branches, main, branch, from, to)
      if (moved) await remember(there)
      return moved
    },
    push: async (commit) => {
      const pushed = await pushTo(main, remote, branch, commit)
      if (pushed) await remember(commit)
      return pushed
    },
  }

  const step = plan(position, main.branch)
  if (step === 'compare') await compare(main, remote, { branch, here, there, followed }, isOurs(position, main.branch), moves, outcome)
  if (step === 'push') await moves.push(here)
  if (step === 'remember') await remember(there)
  if (step === 'bring') {
    await update(refOf(branch), there, NOTHING)
    await remember(there)
  }
  if (step === 'drop' && !(await checkedOutAt(main, branch))) {
    await setAside(main, branch, here)
    await update('-d', followedRef(branch))
  }
  if (step === 'forget') await update('-d', followedRef(branch))
}

/** Brings a branch in step that both sides have, at different commits. `ours`: it is pushed from here. */
async function compare(main: Checkout, remote: string, apart: Apart, ours: boolean, moves: Moves, outcome: PassOutcome): Promise<void> {
  const { branch, here, there, followed } = apart
  const { ahead, behind } = await distance(main, here, there)
  if (ahead === 0) return void (await moves.advance(here, there))
  if (followed && !(await isAncestor(main.dir, followed, there))) {
    // A developer who has commits of their own upon it brings them along themselves.
    if (!ours && here !== followed) return
    const result = await followRewritten(main, { branch, here, there, followed }, moves)
    if (result && 'withdrawn' in result) outcome.withdrawn.push({ branch, commits: result.withdrawn })
    if (result && 'files' in result) outcome.diverged.push({ branch, files: result.files })
    return
  }
  if (!ours) return
  if (behind === 0) return void (await moves.push(here))
  const undecided = await joinSides(main, remote, apart, moves)
  if (undecided) outcome.diverged.push({ branch, files: undecided.files })
}

/** The step to take for a branch. It is chosen before the histories are compared. */
type Step = 'nothing' | 'remember' | 'bring' | 'forget' | 'drop' | 'push' | 'compare'

/** Tells whether a branch is pushed from here. Commits that a developer made on a branch of their own are theirs to push. */
const isOurs = ({ branch, newestIsSave }: Position, main: string) => branch === main || newestIsSave

/**
 * Chooses the step for a branch. `bring`: the remote has a branch that is not here. `drop`: the remote has no longer a
 * branch, and nothing here is newer. `forget`: it is gone on both sides. `remember`: both have the same commit, which was
 * not noted yet. `push`: only this side has it. `compare`: both sides have it, at different commits.
 */
function plan(position: Position, main: string): Step {
  const { branch, here, there, followed } = position
  if (!here) return there ? 'bring' : 'forget'
  if (there && here !== there) return 'compare'
  if (there) return followed !== there && (branch === main || followed) ? 'remember' : 'nothing'
  if (followed === here && branch !== main) return 'drop'
  return isOurs(position, main) ? 'push' : 'nothing'
}
