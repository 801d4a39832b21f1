import { bytesAt, type Checkout } from '../git/checkout.ts'
import { git, gitOr } from '../git/git.ts'
import { agreedState, dropAgreed, isAncestor, noteAgreed } from './agreed.ts'
import { type ChangesBySide, sidesOf } from './changed-files.ts'
import type { Position } from './positions.ts'
import { replay } from './replay.ts'
import { writeCommits } from './write-commits.ts'

/** A branch that both sides have, at different commits. */
export type Apart = Required<Pick<Position, 'branch' | 'here' | 'there'>> & Pick<Position, 'followed'>

/** The functions that move a branch here and on the remote; each returns false if it has to wait for the next round. */
export type Moves = { advance(from: string, to: string): Promise<boolean>; push(commit: string): Promise<boolean> }

/** The files that somebody has to decide about, by their paths in the repository; none if the histories have nothing in common. */
export type Undecided = { files: string[] }

const workRef = (branch: string) => `refs/joining/${branch}`

/**
 * Returns what both sides changed since the commit `base`; undefined if their histories have nothing in common. `sent` is
 * the commit here up to which changes were exchanged before.
 */
export async function compareSides(
  main: Checkout,
  { branch, here, there, followed }: Apart,
): Promise<(ChangesBySide & { base: string; sent?: string }) | undefined> {
  const { dir } = main
  const agreed = await agreedState(main, branch, here, there)
  const wasRewritten = followed !== undefined && !(await isAncestor(dir, followed, there))
  const base = agreed?.base ?? (wasRewritten ? followed : await gitOr(dir, ['merge-base', here, there]))
  return base ? { ...(await sidesOf(dir, base, here, there)), base, sent: agreed?.here } : undefined
}

/**
 * Brings two sides of a branch together. If no file was changed on both, a commit joins them. Otherwise each side gets what
 * the other changed elsewhere, and the files that were changed on both stay as each side has them until somebody decides;
 * these are returned.
 */
export async function joinSides(main: Checkout, remote: string, apart: Apart, moves: Moves): Promise<Undecided | undefined> {
  const { branch, here, there } = apart
  const { dir } = main
  const sides = await compareSides(main, apart)
  if (!sides) return { files: [] }
  const { ours, theirs, same, both, base, sent } = sides
  if (both.length === 0) {
    const joined = await writeCommits(dir, workRef(branch), here, [
      { message: `Merge ${branch} of ${remote}`, files: theirs, alsoFrom: [there] },
    ])
    if (await moves.advance(here, joined)) await moves.push(joined)
    await dropAgreed(main, branch)
    return undefined
  }
  const forThem = ours.size > 0 ? await replay(dir, workRef(branch), here, there, sent ? [sent] : [], ours) : there
  if (forThem !== there && !(await moves.push(forThem))) return { files: both }
  const message = `Bring in what ${remote} changed in ${branch}`
  const forUs = theirs.size > 0 ? await writeCommits(dir, workRef(branch), here, [{ message, files: theirs }]) : here
  const moved = forUs === here || (await moves.advance(here, forUs))
  if (forThem !== there || forUs !== here)
    await noteAgreed(main, branch, base, new Map([...ours, ...same, ...(moved ? theirs : [])]), moved ? forUs : here, forThem)
  return { files: both }
}

/**
 * Follows a branch whose history was rewritten on the remote: what was withdrawn there goes here, too, and is kept under a
 * reference of its own; saves that came after it are made once more upon the new history. Returns the number of commits that
 * were withdrawn, or the files that somebody has to decide about first; undefined if it has to wait.
 */
export async function followRewritten(
  main: Checkout,
  { branch, here, there, followed }: Required<Apart>,
  moves: Moves,
): Promise<Undecided | { withdrawn: number } | undefined> {
  const { dir } = main
  const { ours, both } = await sidesOf(dir, followed, here, there)
  if (both.length > 0) return { files: both }
  if (branch === main.branch && !(await bytesAt(main, there, 'content/siteSettings/settings.json')))
    throw new Error('the rewritten history has no settings of the site, so it is not followed')
  const tip = await replay(dir, workRef(branch), here, there, [followed], ours)
  const withdrawn = Number(await git(dir, ['rev-list', '--count', followed, `^${there}`]))
  await git(dir, ['update-ref', `refs/withdrawn/${branch}/${here}`, here])
  if (!(await moves.advance(here, tip))) return undefined
  await dropAgreed(main, branch)
  if (tip !== there) await moves.push(tip)
  return { withdrawn }
}
