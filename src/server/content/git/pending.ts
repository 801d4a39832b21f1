import { type Checkout, commitOf } from './checkout.ts'
import { git } from './git.ts'

/** A step of a branch that has begun: from the commit where it stood (absent in a new repository) to another one. */
export type Pending = { from?: string; to: string }

/** The reference that holds a commit until its files are in place; if one is left at the start, a crash interrupted it. */
export const pendingRef = ({ branch }: Checkout) => `refs/saves/${branch}`
/** Where the branch stood before. A save doesn't write it: it is one commit, and its parent says the same. */
const fromRef = ({ branch }: Checkout) => `refs/saves-from/${branch}`

/** The step that a crash interrupted, or undefined. */
export async function pendingOf(checkout: Checkout): Promise<Pending | undefined> {
  const to = await commitOf(checkout.dir, pendingRef(checkout))
  return to ? { to, from: (await commitOf(checkout.dir, fromRef(checkout))) ?? (await commitOf(checkout.dir, `${to}^`)) } : undefined
}

/** Notes a step before its first file changes. */
export const notePending = (checkout: Checkout, { from, to }: Required<Pending>) =>
  git(checkout.dir, ['update-ref', '--stdin'], `update ${fromRef(checkout)} ${from}\nupdate ${pendingRef(checkout)} ${to}\n`)

/** Moves the branch; throws if somebody else has moved it since. */
export const publishPending = ({ dir, ref }: Checkout, { from = '0'.repeat(40), to }: Pending) =>
  git(dir, ['update-ref', '-m', 'save', ref, to, from])

/** Forgets the step: it is published, or given up. */
export const dropPending = (checkout: Checkout) =>
  git(checkout.dir, ['update-ref', '--stdin'], `delete ${pendingRef(checkout)}\ndelete ${fromRef(checkout)}\n`)
