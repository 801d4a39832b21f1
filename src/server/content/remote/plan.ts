import type { Position } from './positions.ts'

/** The step to take for a branch. It is chosen before the histories are compared. */
export type Step = 'nothing' | 'remember' | 'bring' | 'forget' | 'drop' | 'push' | 'compare'

/** Tells whether a branch is pushed from here. Commits that a developer made on a branch of their own are theirs to push. */
export const isOurs = ({ branch, newestIsSave }: Position, main: string) => branch === main || newestIsSave

/**
 * Chooses the step for a branch. `bring`: the remote has a branch that is not here. `drop`: the remote has no longer a
 * branch, and nothing here is newer. `forget`: it is gone on both sides. `remember`: both have the same commit, which was
 * not noted yet. `push`: only this side has it. `compare`: both sides have it, at different commits.
 */
export function plan(position: Position, main: string): Step {
  const { branch, here, there, followed } = position
  if (!here) return there ? 'bring' : 'forget'
  if (there && here !== there) return 'compare'
  if (there) return followed !== there && (branch === main || followed) ? 'remember' : 'nothing'
  if (followed === here && branch !== main) return 'drop'
  return isOurs(position, main) ? 'push' : 'nothing'
}
