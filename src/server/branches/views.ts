import type { Preview } from '../../content/preview.ts'
import type { ContentStore, ReadingStore } from '../content/store.ts'
import type { Comparison } from './comparison.ts'

/** The name under which everybody knows the site's own content, whatever its branch is called in git. */
export const MAIN = 'main'

/** The site's own content, and what else can be looked at. */
export type Views<Store extends ReadingStore = ReadingStore> = {
  main: Store
  /** Whether a name means the site's own content. */
  isMain(name: string): boolean
  /** The content of a branch as it is at this moment; undefined if there is no such branch. */
  open(name: string): Promise<Store | undefined>
  /** A branch to be looked at, or the site itself where there is no such branch, or where it can't be shown. */
  look(name: string): Promise<Look<Store>>
  /** Names what `look` would show, without looking: another text means that there is something new. undefined if there is no such branch. */
  version(name: string): Promise<string | undefined>
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
  /** Makes a branch where another one stands; throws a sentence for the editor. */
  create(name: string, base: string): Promise<void>
}

/** Whether content is edited here, or only looked at. */
export const canEdit = (branches: Branches | Views): branches is Branches => 'create' in branches
