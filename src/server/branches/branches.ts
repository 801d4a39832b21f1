import { NOTHING_TOLD, type Preview } from '../../content/preview.ts'
import { type Checkout, commitOf, pathsBetween } from '../content/checkout.ts'
import { git } from '../content/git.ts'
import { openContent } from '../content/open-content.ts'
import type { ContentStore, ReadingStore } from '../content/store.ts'
import { type Comparison, comparison } from './comparison.ts'
import { type Ref, refsOf } from './refs.ts'
import { checkedOutAt, openWorktree, refOf, removeWorktree, showCommit } from './worktree.ts'

/** The name under which everybody knows the site's own content, whatever its branch is called in git. */
export const MAIN = 'main'

const IDLE_MS = 10 * 60 * 1000
const OPEN_AT_MOST = 10

/** The site's own content, and what else can be looked at. */
export type Views<Store extends ReadingStore = ReadingStore> = {
  main: Store
  /** Whether a name means the site's own content. */
  isMain(name: string): boolean
  /** The content of a branch as it is at this moment; undefined if there is no such branch. */
  open(name: string): Promise<Store | undefined>
  /** A branch to be looked at, or the site itself where there is no such branch. */
  look(name: string): Promise<Look<Store>>
  close(): void
}

/** Content, what a tester is told about it, and the paths of the documents and pictures that its branch changes, if it has one. */
export type Look<Store extends ReadingStore = ReadingStore> = {
  store: Store
  preview: Preview
  changes?: Pick<Comparison, 'touched' | 'pictures'>
}

/** The site's own content, and each git branch as content of its own, all of it to be edited here. */
export type Branches = Views<ContentStore> & {
  /** Names, the site's own first. */
  list(): Promise<string[]>
  /** Makes a branch where another one stands; throws with a sentence for the editor. */
  create(name: string, base: string): Promise<void>
}

type Opened = { store: ContentStore; at: string; used: number; compared?: { at: string; result: Promise<Comparison> } }

/** Whether content is edited here, or only looked at. */
export const canEdit = (branches: Branches | Views): branches is Branches => 'create' in branches

/** `saved` is called after each save on a branch; the site's own content tells it by itself. */
export function createBranches(main: ContentStore, dataDir: string, saved?: () => void): Branches {
  const { checkout } = main
  const opened = new Map<string, Promise<Opened>>()
  const isMain = (name: string) => name === MAIN || name === checkout?.branch

  const refs = async () => (checkout ? refsOf(checkout) : [])
  const namesIn = (known: Ref[]) => [MAIN, ...known.map(({ name }) => name).filter((name) => name !== checkout?.branch && name !== MAIN)]
  const list = async () => namesIn(await refs())

  async function start(name: string, tip: string): Promise<Opened> {
    if (!checkout) throw new Error('There is no git repository.')
    const dir = await openWorktree(checkout, dataDir, name)
    const refusal = async () => {
      const place = await checkedOutAt(checkout, name)
      return place && `the branch is in use at ${place}. Commit there, or switch that folder to another branch.`
    }
    return { store: await openContent(dir, { branch: name, refusal, saved }), at: tip, used: Date.now() }
  }

  function drop(name: string) {
    opened.get(name)?.then(
      ({ store }) => store.close(),
      () => {},
    )
    opened.delete(name)
  }

  /** Ends what nobody has looked at for a while, once there are many. */
  function tidy() {
    if (opened.size <= OPEN_AT_MOST) return
    for (const [name, promise] of opened)
      promise.then(
        ({ used }) => Date.now() - used > IDLE_MS && drop(name),
        () => {},
      )
  }

  const open = async (name: string) => (isMain(name) ? main : (await openAt(name, await refs()))?.store)

  async function openAt(name: string, known: Ref[]): Promise<Opened | undefined> {
    const tip = known.find((ref) => ref.name === name)?.tip
    if (!checkout || !tip) {
      if (checkout && opened.has(name)) await removeWorktree(checkout, dataDir, name)
      drop(name)
      return undefined
    }
    const promise = opened.get(name) ?? start(name, tip)
    opened.set(name, promise)
    promise.catch(() => opened.delete(name))
    const branch = await promise
    branch.used = Date.now()
    if (branch.at !== tip) await follow(branch, name)
    tidy()
    return branch
  }

  /** Brings a branch's folder and index to its newest commit. */
  const follow = (branch: Opened, name: string) =>
    branch.store.change(async () => {
      const { checkout: own } = branch.store
      // Asked for again, because others may have followed a newer one while this waited for its turn.
      const tip = own && (await commitOf(own.dir, refOf(name)))
      if (!own || !tip || branch.at === tip) return []
      const paths = await pathsBetween(own, branch.at, tip)
      await showCommit(own.dir, tip)
      branch.at = tip
      return paths
    })

  /** What a branch changes; compared once for each commit on either side. */
  function compare(here: Checkout, name: string, branch: Opened, base: string | undefined): Promise<Comparison> {
    const at = `${base} ${main.revision} ${branch.at}`
    if (branch.compared?.at === at) return branch.compared.result
    const result = comparison(here, name, branch.store.content(), main.content())
    branch.compared = { at, result }
    result.catch(() => {
      branch.compared = undefined
    })
    return result
  }

  async function look(name: string): Promise<Look<ContentStore>> {
    const known = await refs()
    const branches = namesIn(known)
    const branch = isMain(name) ? undefined : await openAt(name, known)
    if (!checkout || !branch) return { store: main, preview: { branches, ...NOTHING_TOLD } }
    const tipOf = (wanted: string) => known.find((ref) => ref.name === wanted)
    const { told, ...changes } = await compare(checkout, name, branch, tipOf(checkout.branch)?.tip)
    return { store: branch.store, changes, preview: { branches, branch: name, commit: tipOf(name)?.commit, ...told } }
  }

  return {
    main,
    isMain,
    list,
    open,
    look,
    async create(name, base) {
      if (!checkout) throw new Error('There is no git repository, so there are no branches.')
      if ((await list()).includes(name) || name === checkout.branch) throw new Error(`There is a branch ${name} already.`)
      const from = base === MAIN ? checkout.ref : refOf(base)
      await git(checkout.dir, ['check-ref-format', '--branch', name]).catch(() => {
        throw new Error(`"${name}" can't be the name of a branch.`)
      })
      await git(checkout.dir, ['branch', '--no-track', name, from])
    },
    close() {
      for (const name of opened.keys()) drop(name)
      main.close()
    },
  }
}
