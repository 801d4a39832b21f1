import { branchInTheWay, isFitBranch } from '../../../model/branch-name.ts'
import { steadyDate } from '../../http/steady-clock.ts'
import { type Checkout, refOf } from '../git/checkout.ts'
import { git } from '../git/git.ts'
import { checkedOutAt } from './opened.ts'

const DAY_MS = 24 * 60 * 60_000
/** The days for which a branch that was taken away can be brought back. */
const KEPT_DAYS = 30
const NOTHING = '0'.repeat(40)
const PLACE = 'refs/deleted/'

/** A branch that was taken away: the reference that keeps its newest commit, and when it went, in ISO form. */
export type DeletedBranch = { ref: string; branch: string; tip: string; at: string }

/** A moment as the name of a reference: `20261123T134500123Z`. */
const stamp = (now: Date) => now.toISOString().replace(/[-:.]/g, '')
const momentOf = (name: string) => name.replace(/^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})(\d{3})Z$/, '$1-$2-$3T$4:$5:$6.$7Z')

/**
 * Takes a branch away that is at this commit, and keeps it under another reference, whose name is returned: both or nothing.
 * Throws a sentence for the editor where a developer has it checked out.
 */
export async function setAside(checkout: Checkout, branch: string, tip: string, now = steadyDate()): Promise<string> {
  const place = await checkedOutAt(checkout, branch)
  if (place) throw new Error(`The draft is in use at ${place}, so it can’t be deleted.`)
  const ref = `${PLACE}${branch}/${stamp(now)}`
  await git(checkout.dir, ['update-ref', '--stdin'], `create ${ref} ${tip}\ndelete ${refOf(branch)} ${tip}\n`)
  return ref
}

/** Makes a branch again of one that was taken away. Throws if there is one of this name. */
export async function putBack({ dir }: Checkout, ref: string, branch: string): Promise<void> {
  const tip = (await git(dir, ['rev-parse', '--verify', '--quiet', ref])).trim()
  await git(dir, ['update-ref', '--stdin'], `update ${refOf(branch)} ${tip} ${NOTHING}\ndelete ${ref} ${tip}\n`)
}

/** Returns the branches that were taken away in the last thirty days, the newest first, and forgets older ones. */
export async function deletedBranches({ dir }: Checkout, now = steadyDate().getTime()): Promise<DeletedBranch[]> {
  const listed = await git(dir, ['for-each-ref', '--format=%(refname)%00%(objectname)', PLACE])
  const all = listed
    .split('\n')
    .filter(Boolean)
    .map((line): DeletedBranch => {
      const [ref = '', tip = ''] = line.split('\0')
      const at = ref.lastIndexOf('/')
      return { ref, tip, branch: ref.slice(PLACE.length, at), at: momentOf(ref.slice(at + 1)) }
    })
  const isKept = ({ at }: DeletedBranch) => !(now - Date.parse(at) > KEPT_DAYS * DAY_MS)
  const old = all.filter((one) => !isKept(one))
  if (old.length > 0) await git(dir, ['update-ref', '--stdin'], old.map(({ ref, tip }) => `delete ${ref} ${tip}\n`).join(''))
  return all.filter(isKept).sort((a, b) => b.at.localeCompare(a.at, 'en'))
}

/** Returns a name that a branch can have and none has: `('spring', ['main', 'Spring'])` => `'spring-2'`, `('head', [])` => `'head-2'`. */
export function freeName(wanted: string, taken: string[]): string {
  for (let nth = 1; ; nth += 1) {
    const name = nth === 1 ? wanted : `${wanted}-${nth}`
    if (isFitBranch(name) && !branchInTheWay(name, taken)) return name
  }
}
