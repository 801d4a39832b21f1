import { branchInTheWay, foldedBranch, isFitBranch } from '../../../model/branch-name.ts'
import type { Editor } from '../../../model/editor.ts'
import { branchCheckout, type Checkout, refOf } from '../git/checkout.ts'
import { prepareCommit } from '../git/commit.ts'
import { git } from '../git/git.ts'
import { dropPending } from '../git/pending.ts'
import { trailerLines } from '../git/trailers.ts'
import { draftNote } from '../releases/notes.ts'
import { MAIN } from './views.ts'

/** The most characters of a branch's name, which is part of addresses, and of the names of files in git. */
const LONGEST_NAME = 100
/** The most bytes of a file's name, less what git adds while it writes. */
const LONGEST_PART = 240

/** The name that people give a draft, and who begins it. */
export type Beginning = { draft: string; editor: Editor }

/**
 * Makes a branch `name` at the newest commit of `base`; `taken` are the names of the branches that there are. With `beginning` it
 * has a first commit that says so and changes nothing. Throws a sentence for the editor if that is not possible.
 */
export async function createBranch(site: Checkout, name: string, base: string, taken: string[], beginning?: Beginning): Promise<void> {
  const { dir, branch, ref } = site
  if (name.length > LONGEST_NAME) throw new Error(`The name of a branch has at most ${LONGEST_NAME} characters.`)
  // A detached head is no branch.
  const inTheWay = branchInTheWay(name, [MAIN, ...taken, ...(branch === 'HEAD' ? [] : [branch])])
  if (inTheWay && foldedBranch(inTheWay) === foldedBranch(name)) throw new Error(`There is a branch ${inTheWay} already.`)
  if (inTheWay) throw new Error(`A branch can't be called ${name} while there is one called ${inTheWay}.`)
  if (!isFitBranch(name)) throw new Error(`"${name}" can't be the name of a branch: to git or to this site it means something else.`)
  // The check of a whole ref takes no short cuts such as `@{-1}`. Each part is the name of a file.
  const allowed =
    name.split('/').every((part) => Buffer.byteLength(part) <= LONGEST_PART) &&
    (await git(dir, ['check-ref-format', refOf(name)]).then(
      () => true,
      () => false,
    ))
  if (!allowed) throw new Error(`"${name}" can't be the name of a branch.`)
  const from = base === MAIN ? ref : refOf(base)
  const tip = await git(dir, ['rev-parse', '--verify', '--quiet', `${from}^{commit}`]).catch(() => {
    throw new Error(`There is no branch ${base} to begin from.`)
  })
  const begun = branchCheckout(site, name)
  const first = beginning ? await firstCommit(begun, tip.trim(), name, beginning) : tip.trim()
  // Only where there is none: somebody may have pushed one of this name in this moment.
  await git(dir, ['update-ref', refOf(name), first, '0'.repeat(40)]).finally(() => beginning && dropPending(begun))
}

/**
 * Makes a commit upon another that has the same files and says which draft begins with it. No branch moves; a reference of its own holds it
 * until one does.
 */
async function firstCommit(checkout: Checkout, on: string, name: string, { draft, editor }: Beginning): Promise<string> {
  const { subject, trailers } = draftNote(draft, name)
  return (await prepareCommit(checkout, on, new Map(), editor, `${subject}\n\n${trailerLines(trailers)}\n`)).to
}
