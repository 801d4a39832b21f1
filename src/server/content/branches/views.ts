import type { ContentStore, ReadingStore } from '../store.ts'
import type { Beginning } from './create-branch.ts'
import type { DeletedBranch } from './deleted.ts'
import type { OpenedBranch } from './opened.ts'
import type { Ref } from './refs.ts'

/** The name of the site's own content for everybody, whatever its branch is called in git. */
export const MAIN = 'main'

/** The site's own content, and the branches that can be looked at beside it. */
export type Views<Store extends ReadingStore = ReadingStore> = {
  main: Store
  /** Tells whether a name means the site's own content. */
  isMain(name: string): boolean
  /** Returns the content of a branch as it is at this moment; undefined if there is no such branch. */
  open(name: string): Promise<Store | undefined>
  /** Returns the names of all branches, and what git knows of the one called `name`. It opens none. */
  find(name: string): Promise<FoundBranch>
  /**
   * Returns a text for the state of a branch and of the site: another text means that there is something new. Undefined if
   * git has no such branch.
   */
  version(name: string): Promise<string | undefined>
  close(): void
}

/**
 * The names of all branches, the site's own first. If the branch that was asked for exists, and is not the site's own, also
 * its ref, its version, and a function that opens it. `called` is what people are told instead of its name. `isAlone`: whoever looks at
 * it may see nothing of the site beside it.
 */
export type FoundBranch = {
  branches: string[]
  ref?: Ref
  called?: string
  version?: string
  isAlone?: boolean
  open?: () => Promise<OpenedBranch>
}

/** The site's own content and each git branch as content of its own. All of it can be edited here. */
export type Branches = Views<ContentStore> & {
  /** Returns the names of the branches, the site's own first. */
  list(): Promise<string[]>
  /**
   * Makes a branch at the newest commit of another one, with `beginning` as a draft with a name; throws a sentence for the editor if
   * that is not possible.
   */
  create(name: string, base: string, beginning?: Beginning): Promise<void>
  /** Takes a branch away, and keeps it aside for a while; throws a sentence for the editor if that is not possible. */
  remove(name: string): Promise<void>
  /** Returns the branches that were taken away in the last thirty days, the newest first. */
  removed(): Promise<DeletedBranch[]>
  /** Brings one of them back, and returns its name, which is another one where there is a branch of this name; throws like the others. */
  bringBack(ref: string): Promise<string>
}

/** Tells whether content is edited here, rather than only looked at. */
export const canEdit = (branches: Branches | Views): branches is Branches => 'create' in branches
