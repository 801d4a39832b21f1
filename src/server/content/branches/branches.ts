import { isFitBranch } from '../../../model/branch-name.ts'
import type { Together } from '../remote/together.ts'
import type { ContentStore, SavedHere } from '../store.ts'
import { createBranch } from './create-branch.ts'
import { deletedBranches, freeName, putBack, setAside } from './deleted.ts'
import { createOpened } from './opened.ts'
import { createRefs, type Ref } from './refs.ts'
import { type Branches, MAIN } from './views.ts'

const SHORT = 12

/**
 * Returns the site's own content, `main`, and its git branches. `saved` is told of each save on a branch; saves to
 * `main` are reported by that store itself. `together` brings saves, new branches and their end to a remote.
 */
export function createBranches(
  main: ContentStore,
  saved?: (save: SavedHere) => void,
  together?: Partial<Pick<Together, 'deliver' | 'made' | 'gone'>>,
): Branches {
  const { checkout } = main
  const opened = checkout && createOpened(main, checkout, saved, together?.deliver)
  const isMain = (name: string) => name === MAIN || name === checkout?.branch

  const inGit = () => {
    if (checkout) return checkout
    throw new Error('There is no git repository, so there are no branches.')
  }
  const all = checkout ? createRefs(checkout) : async () => []
  // A branch that somebody made with git under a name of the site's or of git's own stays there, and is left out here.
  const refs = async () => (await all()).filter(({ name }) => isMain(name) || isFitBranch(name))
  const namesIn = (known: Ref[]) => [MAIN, ...known.map(({ name }) => name).filter((name) => !isMain(name))]
  const refIn = (known: Ref[], name: string) => known.find((ref) => ref.name === name)
  const versionIn = (known: Ref[], name: string) => {
    const tips = [refIn(known, name)?.tip, refIn(known, checkout?.branch ?? '')?.tip]
    return tips[0] && tips.map((tip) => tip?.slice(0, SHORT)).join('.')
  }

  return {
    main,
    isMain,
    list: async () => namesIn(await refs()),
    version: async (name) => versionIn(await refs(), name),
    async open(name) {
      if (isMain(name)) return main
      const ref = refIn(await refs(), name)
      if (!ref) opened?.forget(name)
      return ref && (await opened?.at(name, ref.tip))?.store
    },
    async find(name) {
      const known = await refs()
      const branches = namesIn(known)
      const ref = isMain(name) ? undefined : refIn(known, name)
      if (!ref) opened?.forget(name)
      if (!ref || !opened) return { branches }
      return { branches, ref, version: versionIn(known, name), open: () => opened.at(name, ref.tip) }
    },
    async create(name, base, beginning) {
      await createBranch(inGit(), name, base, namesIn(await refs()), beginning)
      await together?.made?.(name)
    },
    async remove(name) {
      const ref = isMain(name) ? undefined : refIn(await refs(), name)
      if (!ref) throw new Error(`There is no draft ${name} any more.`)
      const kept = await setAside(inGit(), name, ref.tip)
      opened?.forget(name)
      await together?.gone?.(name).catch(async (error: unknown) => {
        await putBack(inGit(), kept, name)
        throw error
      })
    },
    removed: async () => (checkout ? deletedBranches(checkout) : []),
    async bringBack(ref) {
      const found = (await deletedBranches(inGit())).find((one) => one.ref === ref)
      if (!found) throw new Error('It is no longer kept, or somebody has brought it back already.')
      const taken = namesIn(await refs())
      const name = freeName(isFitBranch(found.branch) ? found.branch : 'draft', taken)
      await putBack(inGit(), found.ref, name)
      await together?.made?.(name)
      return name
    },
    close() {
      opened?.close()
      main.close()
    },
  }
}
