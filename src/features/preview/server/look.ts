import { LRUCache } from 'lru-cache'
import type { OpenedBranch } from '../../../server/content/branches/opened.ts'
import type { Ref } from '../../../server/content/branches/refs.ts'
import type { FoundBranch, Views } from '../../../server/content/branches/views.ts'
import { isSame } from '../../../server/content/changes.ts'
import type { Checkout } from '../../../server/content/git/checkout.ts'
import { damageSentence } from '../../../server/content/index/damage.ts'
import { openStore } from '../../../server/content/open-store.ts'
import { overlaid } from '../../../server/content/overlaid.ts'
import { frozenPlace } from '../../../server/content/place/frozen-place.ts'
import { treePlace } from '../../../server/content/place/tree-place.ts'
import { bringDraft, filesWith } from '../../../server/content/releases/bring.ts'
import { draftBase } from '../../../server/content/releases/draft-base.ts'
import type { ReadingStore } from '../../../server/content/store.ts'
import type { Tree } from '../../../server/content/tree.ts'
import { mishapOf } from '../../../server/http/told.ts'
import type { BranchPictures } from '../rules/branch-pictures.ts'
import type { ChangedFile } from '../rules/differences/differences-of.ts'
import { NOTHING_TOLD, type Preview } from '../rules/preview.ts'
import { type Comparison, comparison } from './comparison.ts'

/**
 * The content to look at, what a tester is told about it, and the paths of the documents and the addresses of the pictures that
 * its branch changes. `store` is the branch as it would be published now, `own` as it is written. `changes` is absent for the site itself,
 * and where the branch can't be compared; `before` is what it is compared with. `at` is the moment that is looked at where it is not now,
 * `pictures` are those that the site has not yet.
 */
export type Look = {
  store: ReadingStore
  own?: ReadingStore
  preview: Preview
  before?: ReadingStore
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

const JOINED_AT_MOST = 10
type Compared = Comparison & { store: ReadingStore; before: ReadingStore }

/** A draft joined with the site: its content, the files in which that differs from the site’s, and how it is brought to another state. */
type Joined = { store: ReadingStore; files: ChangedFile[]; show(tree: Tree): Promise<void> }

/** Makes what joins drafts with the site as it is, as publishing would. Where a draft and the site both changed a text, the draft’s stands. */
function createJoined(main: ReadingStore, here: Checkout) {
  const kept = new LRUCache<string, Promise<Joined>>({ max: JOINED_AT_MOST })

  async function open(branch: string, first: Tree): Promise<Pick<Joined, 'store' | 'show'>> {
    let tree = first
    const store = await openStore({ ...treePlace(first), tree: () => tree }, { label: `Branch ${branch}`, beside: main })
    return {
      store,
      show: (next) =>
        store.change(async () => {
          const old = tree
          tree = next
          return [...new Set([...(await old.paths('content')), ...(await next.paths('content'))])]
        }),
    }
  }

  async function join({ name, tip }: Ref, files: () => Tree, known: Promise<Joined> | undefined): Promise<Joined> {
    const site = files()
    const brought = await bringDraft({ main: { files: () => site } }, here, name, tip, {})
    const all = await filesWith(site, brought, name).catch(() => brought.files)
    const before = await site.readAll(all.keys())
    const left = new Map([...all].filter(([path, text]) => !isSame(before.get(path) ?? null, text)))
    const tree = overlaid(site, left)
    const old = await known?.catch(() => undefined)
    await old?.show(tree)
    return {
      ...(old ?? (await open(name, tree))),
      files: [...left].map(([path, text]) => ({ path, kind: text === null ? 'removed' : before.get(path) ? 'edited' : 'new' })),
    }
  }

  return async (ref: Ref): Promise<Joined | undefined> => {
    const { files } = main
    if (!files) return undefined
    const joined = join(ref, files, kept.get(ref.name))
    kept.set(ref.name, joined)
    joined.catch(() => kept.delete(ref.name))
    return joined
  }
}

/**
 * Makes the function that looks at branches for testers. Whatever is broken on a branch is told in a sentence; the site's own
 * content takes its place where nothing else can be shown.
 */
function createLook(main: ReadingStore, here: Checkout) {
  const compared = new WeakMap<OpenedBranch, { at: string; result: Promise<Compared> }>()
  const told = new Map<string, string>()
  const joinedWith = createJoined(main, here)
  const beginnings = new LRUCache<string, Promise<ReadingStore>>({ max: JOINED_AT_MOST })

  /** Returns the content with which a branch began, for those who see nothing of the site beside it. */
  function beginning(base: string): Promise<ReadingStore> {
    const known = beginnings.get(base) ?? openStore(frozenPlace(here, base), { label: `Branch ${base}`, beside: main })
    beginnings.set(base, known)
    known.catch(() => beginnings.delete(base))
    return known
  }

  async function compareNow(ref: Ref, { store }: OpenedBranch, isAlone: boolean): Promise<Compared> {
    const { base } = await draftBase(here, ref.name, ref.tip)
    const joined = base && !isAlone ? await joinedWith(ref) : undefined
    const [shown, before] = [joined?.store ?? store, base && isAlone ? await beginning(base) : main]
    const found = await comparison(here, ref, shown.content(), before.content(), joined?.files)
    return { ...found, store: shown, before }
  }

  /** Returns what a branch changes. The comparison is made once for each state of the branch and of the site. */
  function compare(ref: Ref, branch: OpenedBranch, version: string | undefined, isAlone: boolean): Promise<Compared> {
    const at = `${version} ${main.revision}`
    const known = compared.get(branch)
    if (known?.at === at) return known.result
    const result = compareNow(ref, branch, isAlone)
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

  return async (name: string, { ref, called, branches, version, isAlone = false, open }: FoundBranch): Promise<Look> => {
    const preview = { ...NOTHING_TOLD, branches, branch: name, version, ...(called ? { called } : { commit: ref?.commit }) }
    if (!open || !ref)
      return { store: main, preview: { ...preview, problems: [`There is no branch ${name}: what you see is the site itself.`] } }
    try {
      const branch = await open()
      const own = branch.store
      const problems = own.damages().map(damageSentence)
      try {
        const { told, store, before, ...changes } = await compare(ref, branch, version, isAlone)
        return { store, own, before, changes, preview: { ...preview, problems, ...told } }
      } catch (error) {
        return { store: own, preview: { ...preview, problems: [...problems, tell(name, error)] } }
      }
    } catch (error) {
      return { store: main, preview: { ...preview, problems: [tell(name, error)] } }
    }
  }
}
