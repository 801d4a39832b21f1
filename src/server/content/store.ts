import type { Content, Request } from '../../content/cms/client.ts'
import type { Damage } from '../../model/content-state.ts'
import type { Author, Editor } from '../../model/editor.ts'
import type { Changes, Files } from './changes.ts'
import type { Checkout } from './git/checkout.ts'
import type { ReleaseSave } from './save/save.ts'
import type { FormTexts } from './save/shown-texts.ts'
import type { Tree } from './tree.ts'

/** A save that was done: who saved which documents on which branch. */
export type SavedHere = { branch: string; editor: Editor; paths: string[] }

/** The content of one branch as it is now. `revision` tells whether it changed. */
export type ReadingStore = {
  /** The folder that holds content/ and the pictures of this branch; undefined where they are read from git, or come from elsewhere. */
  readonly folder?: string
  /** The files of this branch, documents and pictures; undefined where content comes from elsewhere. */
  readonly files?: () => Tree
  /** The documents whose files can't be read as they stand. */
  readonly damages?: () => Damage[]
  /**
   * Returns the content of a branch with these files, which `request` answers for: what it shows as this one does is taken from
   * here. Undefined if it lacks documents that are here, as it is not known which others refer to them, and if this one changes
   * meanwhile.
   */
  readonly shared?: (all: Changes, request: Request) => Promise<Content | undefined>
  /** A new number after each change; what was rendered from an older one is out of date. */
  readonly revision: number
  /** The checkout in which saves become commits; undefined if there is no history. */
  readonly checkout: Checkout | undefined
  /** What editors are told while git doesn't work in the folder, so that every save is refused; undefined while it does. */
  readonly locked?: string | undefined
  /** Returns why nothing may be saved since git has moved the branch without its folder; undefined where something may. */
  readonly apart?: () => string | undefined
  /** Returns the documents of this revision. */
  content(): Content
  /** Answers a query. It meets the content before or after a save, never in the middle. */
  request: Request
  close(): void
}

/** Content that can be changed here. */
export type ContentStore = ReadingStore & {
  readonly files: () => Tree
  readonly damages: () => Damage[]
  /** Returns a document as it is shown, as the text of its file; undefined if it isn't shown. */
  textOf(path: string): Promise<string | undefined>
  /** Answers the query of an editor. The values of each form that it opens say as `_revision` which text of the document they are. */
  open(form: FormTexts, query: string, variables: object): ReturnType<Request>
  /**
   * Runs a mutation, alone and wholly: file, commit and index change together, or the answer says why nothing did. If a
   * form is given, what others saved since its revision is joined with it; where both changed one text, the answer says who changed
   * what, and the next save then stands. The answer's `_revision` is what the form holds from then on.
   */
  save(editor: Author, query: string, variables: object, form?: FormTexts): ReturnType<Request>
  /**
   * Saves whole files, as a restored document or a picture is. Where `files` is a function, it runs alone before that, and
   * makes them from what is there at that moment, or throws a sentence for the editor.
   */
  put(editor: Author, files: Files | (() => Promise<Files>)): ReturnType<Request>
  /**
   * Saves what many saves come to, as one commit with words of its own. `make` runs alone before that, upon what is there at that
   * moment, or throws a sentence for the editor. Where it gives no files, nothing is saved.
   */
  release(editor: Author, make: () => Promise<{ files: Files; release: ReleaseSave }>): ReturnType<Request>
  /** Runs `work` alone, then reads the files again whose paths it returns: what a `git checkout` changed is there at once. */
  change(work: () => Promise<string[]>): Promise<void>
}
