import type { Locale } from '../../../model/languages.ts'
import type { FieldChoice } from '../../../model/schema.ts'

/** The address of a list on the server, with `?collection=treatment`; below it the two things that can be done to a row. */
export const LISTS = '/api/lists'
export const VISIBILITY = `${LISTS}/visibility`
export const REMOVAL = `${LISTS}/removal`

/** How the texts of a document stand in a language: the number of those that are older than the English, and of those that are missing. */
export type LanguageState = { language: Locale; stale: number; missing: number }

/** A place where a document shows: a listing of a clinic, an address, or another document that refers to it. */
export type DocumentPlace = { label: string; city?: string }

/** The last change of a document: its author and its date in ISO form. */
export type Hand = { author: string; date: string }

/** One document of a list. */
export type ListedDocument = {
  path: string
  /** A mark of its text; another text has another one. */
  version: string
  title: string
  /** A line more about it: price and duration of a treatment, the beginning of an answer. */
  note: string
  /** The address of its first picture. */
  picture?: string
  /** The kinds of its first sections, whose pictures stand for it where it has none of its own. */
  sections: string[]
  /** The English address of the page on which it is seen; absent where no page shows it. */
  seenAt?: string
  /** Tells whether visitors see it anywhere. */
  isShown: boolean
  /** The value of its field Visible; absent where its kind has none. */
  visibility?: string
  /** A kind of its own within the list: the discipline of a treatment. */
  group?: string
  cities: string[]
  shows: DocumentPlace[]
  languages: LanguageState[]
  /** The documents that refer or lead to it, by their titles. */
  usedBy: string[]
  /** The documents with an entry that names it, by their paths: such an entry goes with it. */
  entriesIn: string[]
  hand?: Hand
}

/** A list, with the words of its groups and clinics, and of the values of its field Visible. */
export type List = {
  rows: ListedDocument[]
  groups: FieldChoice[]
  cities: FieldChoice[]
  visibilities: FieldChoice[]
  hasHistory: boolean
}

/** Asks for a document to be hidden or shown. */
export type Visibility = { path: string; visibility: string }
/** Asks for a document to be taken away as it was when the list was shown, with the entries in the documents that the list told. */
export type Removal = { path: string; version: string; entriesIn: string[] }
/** The change that took it away, by which it can be brought back; absent where there is no history. */
export type Removed = { commit?: string }
