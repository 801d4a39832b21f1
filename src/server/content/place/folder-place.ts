import { readFile } from 'node:fs/promises'
import { aloneIn, type Checkout, commitOf, pathsBetween } from '../git/checkout.ts'
import { commitTree } from '../git/commit-tree.ts'
import { git } from '../git/git.ts'
import { commitFiles } from '../save/commit-files.ts'
import { finishPending, removeUnfinished } from '../save/recover.ts'
import type { Tree } from '../tree.ts'
import { folderTree } from './folder-tree.ts'
import { followBranch } from './follow-branch.ts'
import type { ContentPlace } from './place.ts'

/**
 * Opens the content in a folder. While somebody has checked out another branch there, or none, the site's own branch is read
 * from git, and saves go to git without the folder, so that visitors and editors notice nothing. Where git has moved the branch and
 * left the files as they were, they are brought after it, or every save is refused.
 */
export async function openFolder(root: string, checkout: Checkout | undefined): Promise<ContentPlace> {
  const here = folderTree(root)
  const showsBranch = checkout ? await headWatch(checkout) : async () => true
  const recover = async () => {
    await removeUnfinished(root)
    return checkout && finishPending(checkout, await showsBranch())
  }
  const pending = await (checkout ? aloneIn(checkout, recover) : recover())
  if (checkout && pending !== 'nothing') console.log(`Content: what was interrupted on ${checkout.branch} is ${pending}.`)

  let tree: Tree = here
  let tip: string | undefined
  const isElsewhere = () => tree !== here
  const all = (one: Tree) => one.paths('content')
  const branch = checkout && (await followBranch(checkout))

  async function look(): Promise<string[]> {
    const paths = await lookAtHead()
    return isElsewhere() || !branch ? paths : [...paths, ...(await branch.look(showsBranch))]
  }

  /** Finds out whether the folder shows the site's branch, and returns the paths that may differ because of that. */
  async function lookAtHead(): Promise<string[]> {
    if (!checkout || (await showsBranch())) {
      if (!isElsewhere()) return []
      console.log(`Content: the folder shows ${checkout?.branch} again, and is followed.`)
      const paths = [...(await all(tree)), ...(await all(here))]
      tree = here
      return paths
    }
    const now = await commitOf(checkout.dir, checkout.ref)
    if (!now) throw new Error(`There is no branch ${checkout.branch} any more.`)
    if (isElsewhere() && now === tip) return []
    const next = commitTree(checkout, now)
    const paths = isElsewhere() && tip ? await pathsBetween(checkout, tip, now) : [...(await all(here)), ...(await all(next))]
    if (!isElsewhere()) console.log(`Content: the folder no longer shows ${checkout.branch}, which goes on being served from git.`)
    tip = now
    tree = next
    return paths
  }

  await look()
  return {
    checkout,
    get folder() {
      return isElsewhere() ? undefined : root
    },
    tree: () => tree,
    look,
    refusal: () => (isElsewhere() ? undefined : branch?.refusal()),
    tip: async () => (isElsewhere() ? tip : branch?.shown()),
    async commit(files, signed, from, push) {
      await look()
      const refused = isElsewhere() ? undefined : branch?.refusal()
      if (refused) throw new Error(refused)
      const folder = () => (isElsewhere() ? undefined : root)
      // Somebody may have checked out another branch while the push went on.
      const pushed = push && ((commit: string) => push(commit).then(async () => void (await lookAtHead())))
      await commitFiles({ tree, folder, checkout, from, push: pushed }, files, signed)
      await look()
    },
  }
}

/**
 * Returns a function that tells whether the folder shows the branch that it showed at the start. If it showed a commit
 * without a branch, the answer is always yes.
 */
async function headWatch({ dir, ref }: Checkout): Promise<() => Promise<boolean>> {
  if (ref === 'HEAD') return async () => true
  const file = (await git(dir, ['rev-parse', '--path-format=absolute', '--git-path', 'HEAD'])).trim()
  const expected = `ref: ${ref}`
  return async () => (await readFile(file, 'utf8').catch(() => expected)).trim() === expected
}
