import type { Preview } from '../../content/preview.ts'
import { pathsBetween } from '../content/checkout.ts'
import { git } from '../content/git.ts'
import { type ContentStore, openContent, type ReadingStore } from '../content/store.ts'
import { comparison } from './comparison.ts'
import { checkedOutAt, openWorktree, refOf, removeWorktree, showCommit, tipOf } from './worktree.ts'

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
  /** What a tester is told who looks at a branch, or at the site itself. */
  preview(name: string): Promise<Preview>
  close(): void
}

/** The site's own content, and each git branch as content of its own, all of it to be edited here. */
export type Branches = Views<ContentStore> & {
  /** Names, the site's own first. */
  list(): Promise<string[]>
  /** Makes a branch where another one stands; throws with a sentence for the editor. */
  create(name: string, base: string): Promise<void>
}

type Opened = { store: ContentStore; at: string; used: number }

/** Whether content is edited here, or only looked at. */
export const canEdit = (branches: Branches | Views): branches is Branches => 'create' in branches

/** `saved` is called after each save on a branch; the site's own content tells it by itself. */
export function createBranches(main: ContentStore, dataDir: string, saved?: () => void): Branches {
  const { checkout } = main
  const opened = new Map<string, Promise<Opened>>()
  const isMain = (name: string) => name === MAIN || name === checkout?.branch

  async function list() {
    if (!checkout) return [MAIN]
    const names = (await git(checkout.dir, ['for-each-ref', '--format=%(refname:strip=2)', '--sort=-committerdate', 'refs/heads'])).split(
      '\n',
    )
    return [MAIN, ...names.filter((name) => name && name !== checkout.branch && name !== MAIN)]
  }

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

  async function open(name: string): Promise<ContentStore | undefined> {
    if (isMain(name)) return main
    const tip = checkout && (await list()).includes(name) ? await tipOf(checkout, name) : undefined
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
    if (branch.at !== tip) await follow(branch, tip)
    tidy()
    return branch.store
  }

  /** Brings a branch's folder and index to its newest commit. */
  const follow = (branch: Opened, tip: string) =>
    branch.store.change(async () => {
      const { checkout: own } = branch.store
      if (!own || branch.at === tip) return []
      const paths = await pathsBetween(own, branch.at, tip)
      await showCommit(own.dir, tip)
      branch.at = tip
      return paths
    })

  return {
    main,
    isMain,
    list,
    open,
    async create(name, base) {
      if (!checkout) throw new Error('There is no git repository, so there are no branches.')
      if ((await list()).includes(name) || name === checkout.branch) throw new Error(`There is a branch ${name} already.`)
      const from = base === MAIN ? checkout.ref : refOf(base)
      await git(checkout.dir, ['check-ref-format', '--branch', name]).catch(() => {
        throw new Error(`"${name}" can't be the name of a branch.`)
      })
      await git(checkout.dir, ['branch', '--no-track', name, from])
    },
    async preview(name) {
      const branches = await list()
      const store = name === MAIN || !checkout ? undefined : await open(name)
      if (!store || store === main || !checkout) return { branches, pages: [], needsDeployment: false }
      return { branches, branch: name, ...(await comparison(checkout, name, store.content(), main.content())) }
    },
    close() {
      for (const name of opened.keys()) drop(name)
      main.close()
    },
  }
}
