import { type Checkout, commitOf } from './checkout.ts'
import { git } from './git.ts'

/** A step of a branch that has begun: it moves from one commit (absent in a new repository) to another. */
export type Pending = { from?: string; to: string }

/**
 * Returns the name of the reference that holds a commit until its files are in place. If one is left at the start, a crash
 * interrupted the step.
 */
export const pendingRef = ({ branch }: Checkout) => `refs/saves/${branch}`
/**
 * Returns the name of the reference that holds the commit where the branch stood before. A save doesn't write it: it is one
 * commit, and its parent says the same.
 */
const fromRef = ({ branch }: Checkout) => `refs/saves-from/${branch}`

/** Returns the step that a crash interrupted; undefined if there is none. */
export async function pendingOf(checkout: Checkout): Promise<Pending | undefined> {
  const to = await commitOf(checkout.dir, pendingRef(checkout))
  return to ? { to, from: (await commitOf(checkout.dir, fromRef(checkout))) ?? (await commitOf(checkout.dir, `${to}^`)) } : undefined
}

/** Tells whether the step is a save; the others move a branch to what was fetched. */
export const isSave = async (checkout: Checkout): Promise<boolean> => (await commitOf(checkout.dir, fromRef(checkout))) === undefined

/** Records a step before its first file changes. */
export const notePending = (checkout: Checkout, { from, to }: Required<Pending>) =>
  git(checkout.dir, ['update-ref', '--stdin'], `update ${fromRef(checkout)} ${from}\nupdate ${pendingRef(checkout)} ${to}\n`)

/** Moves the branch to the commit of its step; throws if somebody else has moved it since. */
export const publishPending = ({ dir, ref }: Checkout, { from = '0'.repeat(40), to }: Pending) =>
  git(dir, ['update-ref', '-m', 'save', ref, to, from])

/** Removes the record of a step that is published, or given up. */
export const dropPending = (checkout: Checkout) =>
  git(checkout.dir, ['update-ref', '--stdin'], `delete ${pendingRef(checkout)}\ndelete ${fromRef(checkout)}\n`)
