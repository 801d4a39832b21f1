import type { OpenedBranch } from '../../../server/content/branches/opened.ts'
import type { Ref } from '../../../server/content/branches/refs.ts'
import type { FoundBranch, Views } from '../../../server/content/branches/views.ts'
import type { Checkout } from '../../../server/content/git/checkout.ts'
import { damageSentence } from '../../../server/content/index/damage.ts'
import type { ReadingStore } from '../../../server/content/store.ts'
import { mishapOf } from '../../../server/http/told.ts'
import type { BranchPictures } from '../rules/branch-pictures.ts'
import { NOTHING_TOLD, type Preview } from '../rules/preview.ts'
import { type Comparison, comparison } from './comparison.ts'

/**
 * The content to look at, what a tester is told about it, and the paths of the documents and the addresses of the pictures that
 * its branch changes. `changes` is absent for the site itself, and where the branch can't be compared. `at` is the moment that is looked
 * at where it is not now, `pictures` are those that the site has not yet.
 */
export type Look = {
  store: ReadingStore
  preview: Preview
  changes?: Pick<Comparison, 'touched' | 'pictures'>
  at?: Date
  pictures?: BranchPictures
}

/** Branches that testers can look at. */
export type Looks = {
  /** Returns a branch to look at; the site itself where there is no such branch, or where it can't be shown. */
  look(name: string): Promise<Look>
}

/** Adds `look` to branches, so that testers can look at them and are told what each changes. */
export function withLook<Branches extends Views>(branches: Branches): Branches & Looks {
  const { main } = branches
  const lookAt = main.checkout && createLook(main, main.checkout)
  return {
    ...branches,
    async look(name) {
      const found = await branches.find(name)
      if (lookAt && !branches.isMain(name)) return lookAt(name, found)
      return { store: main, preview: { ...NOTHING_TOLD, branches: found.branches } }
    },
  }
}

/**
 * Makes the function that looks at branches for testers. Whatever is broken on a branch is told in a sentence; the site's own
 * content takes its place where nothing else can be shown.
 */
function createLook(main: ReadingStore, here: Checkout) {
  const compared = new WeakMap<OpenedBranch, { at: string; result: Promise<Comparison> }>()
  const told = new Map<string, string>()

  /** Returns what a branch changes. The comparison is made once for each state of the branch and of the site. */
  function compare(ref: Ref, branch: OpenedBranch, version: string | undefined): Promise<Comparison> {
    const at = `${version} ${main.revision}`
    const known = compared.get(branch)
    if (known?.at === at) return known.result
    const result = comparison(here, ref, branch.store.content(), main.content())
    compared.set(branch, { at, result })
    result.catch(() => compared.delete(branch))
    return result
  }

  /** Returns the sentence about what keeps a branch from being shown, and writes it to the log once. */
  function tell(name: string, error: unknown): string {
    const message = error instanceof Error ? error.message : String(error)
    if (told.get(name) !== message) console.error(`Branch ${name}: ${message}`)
    told.set(name, message)
    return mishapOf(error) ? 'This draft can’t be shown whole at the moment: the log of the server says why.' : message
  }

  return async (name: string, { ref, called, branches, version, open }: FoundBranch): Promise<Look> => {
    const preview = { ...NOTHING_TOLD, branches, branch: name, version, ...(called ? { called } : { commit: ref?.commit }) }
    if (!open || !ref)
      return { store: main, preview: { ...preview, problems: [`There is no branch ${name}: what you see is the site itself.`] } }
    try {
      const branch = await open()
      const problems = branch.store.damages().map(damageSentence)
      try {
        const { told, ...changes } = await compare(ref, branch, version)
        return { store: branch.store, changes, preview: { ...preview, problems, ...told } }
      } catch (error) {
        return { store: branch.store, preview: { ...preview, problems: [...problems, tell(name, error)] } }
      }
    } catch (error) {
      return { store: main, preview: { ...preview, problems: [tell(name, error)] } }
    }
  }
}
