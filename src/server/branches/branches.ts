import { NOTHING_TOLD, type Preview } from '../../content/preview.ts'
import { openBranch } from '../content/branch-place.ts'
import { type Checkout, refOf } from '../content/checkout.ts'
import { damageSentence } from '../content/damage.ts'
import { git } from '../content/git.ts'
import { openStore } from '../content/open-store.ts'
import type { ContentStore, ReadingStore } from '../content/store.ts'
import { checkedOutAt } from './checked-out.ts'
import { type Comparison, comparison } from './comparison.ts'
import { type Ref, refsOf } from './refs.ts'

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
  /** A branch to be looked at, or the site itself where there is no such branch, or where it can't be shown. */
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

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** `saved` is called after each save on a branch; the site's own content tells it by itself. */
export function createBranches(main: ContentStore, saved?: () => void): Branches {
  const { checkout } = main
  const opened = new Map<string, Promise<Opened>>()
  const told = new Map<string, string>()
  const isMain = (name: string) => name === MAIN || name === checkout?.branch

  const refs = async () => (checkout ? refsOf(checkout) : [])
  const namesIn = (known: Ref[]) => [MAIN, ...known.map(({ name }) => name).filter((name) => name !== checkout?.branch && name !== MAIN)]
  const list = async () => namesIn(await refs())

  async function start(here: Checkout, name: string, tip: string): Promise<Opened> {
    const refusal = async () => {
      const place = await checkedOutAt(here, name)
      return place && `the branch is in use at ${place}. Commit there, or switch that folder to another branch.`
    }
    const store = await openStore(await openBranch(here, name), { label: `Branch ${name}`, refusal, saved })
    return { store, at: tip, used: Date.now() }
  }

  /** Ends what nobody has looked at for a while, once there are many. */
  function tidy() {
    if (opened.size <= OPEN_AT_MOST) return
    for (const [name, promise] of opened)
      promise.then(
        ({ used }) => Date.now() - used > IDLE_MS && opened.delete(name),
        () => {},
      )
  }

  const open = async (name: string) => (isMain(name) ? main : (await openAt(name, await refs()))?.store)

  async function openAt(name: string, known: Ref[]): Promise<Opened | undefined> {
    const tip = known.find((ref) => ref.name === name)?.tip
    if (!checkout || !tip) {
      opened.delete(name)
      return undefined
    }
    const promise = opened.get(name) ?? start(checkout, name, tip)
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
  }

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

  /** Says once what keeps a branch from being shown. */
  function tell(name: string, error: unknown): string {
    const message = messageOf(error)
    if (told.get(name) !== message) console.error(`Branch ${name}: ${message}`)
    told.set(name, message)
    return message
  }

  async function look(name: string): Promise<Look<ContentStore>> {
    const known = await refs()
    const branches = namesIn(known)
    const nothing = { branches, ...NOTHING_TOLD }
    if (!checkout || isMain(name)) return { store: main, preview: nothing }
    try {
      const branch = await openAt(name, known)
      if (!branch) return { store: main, preview: nothing }
      const tipOf = (wanted: string) => known.find((ref) => ref.name === wanted)
      const problems = branch.store.damages().map(damageSentence)
      const preview = { ...nothing, branch: name, commit: tipOf(name)?.commit, problems }
      try {
        const { told, ...changes } = await compare(checkout, name, branch, tipOf(checkout.branch)?.tip)
        return { store: branch.store, changes, preview: { ...preview, ...told } }
      } catch (error) {
        return { store: branch.store, preview: { ...preview, problems: [...problems, tell(name, error)] } }
      }
    } catch (error) {
      return { store: main, preview: { ...nothing, branch: name, problems: [tell(name, error)] } }
    }
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
      opened.clear()
      main.close()
    },
  }
}
