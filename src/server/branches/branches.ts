import type { Preview } from '../../content/preview.ts'
import { commitOf, pathsBetween } from '../content/checkout.ts'
import { git } from '../content/git.ts'
import { type ContentStore, openContent } from '../content/store.ts'
import { type Comparison, comparison } from './comparison.ts'
import { checkedOutAt, openWorktree, refOf, removeWorktree, showCommit, tipOf } from './worktree.ts'

/** The name under which everybody knows the site's own content, whatever its branch is called in git. */
export const MAIN = 'main'

const IDLE_MS = 10 * 60 * 1000
const OPEN_AT_MOST = 10

/** The site's own content, and each git branch as content of its own. */
export type Branches = {
  main: ContentStore
  /** Names, the site's own first. */
  list(): Promise<string[]>
  /** The content of a branch as it is at this moment; undefined if there is no such branch. */
  open(name: string): Promise<ContentStore | undefined>
  /** Makes a branch where another one stands; throws with a sentence for the editor. */
  create(name: string, base: string): Promise<void>
  /** What a tester is told who looks at a branch, or at the site itself. */
  preview(name: string): Promise<Preview>
  /** The paths of the documents and pictures that a branch changes; undefined for the site's own content. */
  changes(name: string): Promise<Pick<Comparison, 'touched' | 'pictures'> | undefined>
  close(): void
}

type Opened = { store: ContentStore; at: string; used: number; compared?: { at: string; result: Promise<Comparison> } }

export function createBranches(main: ContentStore, dataDir: string): Branches {
  const { checkout } = main
  const opened = new Map<string, Promise<Opened>>()

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
    return { store: await openContent(dir, { branch: name, refusal }), at: tip, used: Date.now() }
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
    if (name === MAIN || name === checkout?.branch) return main
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

  /** What a branch changes; compared once for each commit on either side. */
  async function compare(name: string): Promise<Comparison | undefined> {
    const store = await open(name)
    const branch = await opened.get(name)
    const base = checkout && (await commitOf(checkout.dir, checkout.ref))
    if (!checkout || !store || store === main || !branch) return undefined
    const at = `${base} ${branch.at}`
    if (branch.compared?.at === at) return branch.compared.result
    const result = comparison(checkout, name, store.content(), main.content())
    branch.compared = { at, result }
    result.catch(() => {
      branch.compared = undefined
    })
    return result
  }

  return {
    main,
    list,
    open,
    changes: compare,
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
      const compared = await compare(name)
      return compared ? { branches, branch: name, ...compared.told } : { branches, pages: [], needsDeployment: false }
    },
    close() {
      for (const name of opened.keys()) drop(name)
      main.close()
    },
  }
}
