import type { ContentStore, ReadingStore } from '../store.ts'
import type { Opened } from './opened.ts'
import type { Ref } from './refs.ts'

/** The name under which everybody knows the site's own content, whatever its branch is called in git. */
export const MAIN = 'main'

/** The site's own content, and what else can be looked at. */
export type Views<Store extends ReadingStore = ReadingStore> = {
  main: Store
  /** Whether a name means the site's own content. */
  isMain(name: string): boolean
  /** The content of a branch as it is at this moment; undefined if there is no such branch. */
  open(name: string): Promise<Store | undefined>
  /** What git knows of a branch by its name, without opening it. */
  find(name: string): Promise<Found>
  /** Names the state of a branch and of the site: another text means that there is something new. undefined if there is no such branch. */
  version(name: string): Promise<string | undefined>
  close(): void
}

/** The names of all branches, the site's own first, and of the one that was asked for its ref, version and content, if there is such a branch. */
export type Found = { branches: string[]; ref?: Ref; version?: string; open?: () => Promise<Opened> }

/** The site's own content, and each git branch as content of its own, all of it to be edited here. */
export type Branches = Views<ContentStore> & {
  /** Names, the site's own first. */
  list(): Promise<string[]>
  /** Makes a branch where another one stands; throws a sentence for the editor. */
  create(name: string, base: string): Promise<void>
}

/** Whether content is edited here, or only looked at. */
export const canEdit = (branches: Branches | Views): branches is Branches => 'create' in branches
