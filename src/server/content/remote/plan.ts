import type { Position } from './positions.ts'

/** What to do about a branch, before its histories are compared. */
export type Step = 'nothing' | 'remember' | 'bring' | 'forget' | 'drop' | 'push' | 'compare'

/** Whether a branch is pushed from here: commits that a developer made on a branch of their own are theirs to push. */
export const isOurs = ({ branch, newestIsSave }: Position, main: string) => branch === main || newestIsSave

/**
 * `bring`: the remote has a branch that is not here. `drop`: the remote gave up a branch of which nothing here is newer.
 * `forget`: it is gone on both sides. `remember`: both have the same, which was not noted yet. `compare`: both sides have it,
 * at different commits.
 */
export function plan(position: Position, main: string): Step {
  const { branch, here, there, followed } = position
  if (!here) return there ? 'bring' : 'forget'
  if (there && here !== there) return 'compare'
  if (there) return followed !== there && (branch === main || followed) ? 'remember' : 'nothing'
  if (followed === here && branch !== main) return 'drop'
  return isOurs(position, main) ? 'push' : 'nothing'
}
