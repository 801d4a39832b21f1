import { type Checkout, refOf } from '../git/checkout.ts'
import { git } from '../git/git.ts'
import { openStore } from '../open-store.ts'
import { openBranch } from '../place/branch-place.ts'
import type { Deliver } from '../save/push.ts'
import type { ContentStore, SavedHere } from '../store.ts'

const IDLE_MS = 10 * 60 * 1000
const OPEN_AT_MOST = 10

/** A branch that somebody looks at or edits: its content, the commit `at` that it is of, and the time of its last use in milliseconds. */
export type OpenedBranch = { store: ContentStore; at: string; used: number }

/** Opens branches beside `main` when they are first asked for, keeps them at their newest commits, and forgets those that nobody looks at. */
export function createOpened(main: ContentStore, here: Checkout, saved?: (save: SavedHere) => void, deliver?: Deliver) {
  const opened = new Map<string, Promise<OpenedBranch>>()

  async function start(name: string, tip: string): Promise<OpenedBranch> {
    const refusal = async () => {
      const place = await checkedOutAt(here, name)
      return place && `the branch is in use at ${place}. Commit there, or switch that folder to another branch.`
    }
    const store = await openStore(await openBranch(here, name), {
      label: `Branch ${name}`,
      refusal,
      saved: (save) => saved?.({ branch: name, ...save }),
      deliver,
      beside: main,
    })
    return { store, at: tip, used: Date.now() }
  }

  /** Forgets the branches that nobody has looked at for a while, once many are open. */
  function tidy() {
    if (opened.size <= OPEN_AT_MOST) return
    for (const [name, promise] of opened)
      promise.then(
        ({ used }) => Date.now() - used > IDLE_MS && opened.delete(name),
        () => {},
      )
  }

  return {
    /** Returns the branch, opened, and brought to its newest commit, `tip`. */
    async at(name: string, tip: string): Promise<OpenedBranch> {
      const promise = opened.get(name) ?? start(name, tip)
      opened.set(name, promise)
      promise.catch(() => opened.delete(name))
      const branch = await promise
      branch.used = Date.now()
      if (branch.at !== tip) {
        // The store finds its newest commit by itself.
        await branch.store.change(async () => [])
        branch.at = tip
      }
      tidy()
      return branch
    },
    /** Forgets a branch that is gone. */
    forget: (name: string) => void opened.delete(name),
    close: () => opened.clear(),
  }
}

/**
 * Returns the folder in which a developer has the branch checked out; undefined if there is none. If the branch were moved
 * there, the developer's next commit would undo the move.
 */
export async function checkedOutAt({ dir }: Checkout, branch: string): Promise<string | undefined> {
  const entries = (await git(dir, ['worktree', 'list', '--porcelain'])).split('\n\n')
  return entries.find((entry) => entry.split('\n').includes(`branch ${refOf(branch)}`))?.match(/^worktree (.*)$/m)?.[1]
}
