import type { Locale } from '../../../model/languages.ts'
import type { Piece, ReplaceQuery } from './pieces.ts'

/** The address of the search on the server, with `?q=` what is looked for. */
export const FIND = '/api/content/find'

/** A part of a text; `isFound` where it is what somebody looked for. */
export type FoundPart = { text: string; isFound?: true }

/** A document whose title, or place on the site, holds what somebody looked for. */
export type FoundDocument = {
  path: string
  collection: string
  title: FoundPart[]
  /** The language of the title in which it was found. */
  language: Locale
  /** Where people meet it: `'London and Edinburgh, Injectables'`, `'/about'`. */
  place: string
  /** The English address of its page, where visitors see one. */
  address?: string
}

/** A text that holds what somebody looked for. */
export type FoundText = {
  path: string
  collection: string
  /** The title of its document. */
  title: string
  /** The English address of its page, where visitors see one. */
  address?: string
  /** The path of the field, which its form can open: `'blocks.2.translations.ar.heading'`. */
  field: string
  language: Locale
  /** Where it stands in the form: `['Hero with film', 'Heading']`. */
  where: string[]
  /** The text around the first place where something was found, with every found part of it by itself. */
  parts: FoundPart[]
}

/** An answer of the search: the best documents and texts, as many as are shown at once, and the number of all. */
export type SearchAnswer = {
  documents: FoundDocument[]
  texts: FoundText[]
  count: { documents: number; texts: number; inDocuments: number }
}

/** The address of find and replace: asked with what is wanted it answers with the texts, and sent to with the ticked ones it replaces them. */
export const REPLACE = '/api/content/find/replace'

/**
 * A text that can be replaced. `mark` tells later whether it is still the one that the editor saw, and `after` whether it would become
 * what the editor saw.
 */
export type Replaceable = Omit<FoundText, 'parts'> & { mark: string; after: string; pieces: Piece[] }

/**
 * The texts that can be replaced, as many as are shown at once, how many there are in all, and how many words read like the result
 * already and are left.
 */
export type Replaceables = { texts: Replaceable[]; count: number; alike: number }

/** A text that an editor ticked. */
export type Ticked = Pick<Replaceable, 'path' | 'field' | 'mark' | 'after'>

/** Asks for ticked texts to be replaced, as one change. */
export type Replacement = ReplaceQuery & { texts: Ticked[] }

/** The number of texts that were replaced, the change by its commit, and the texts that were left because somebody changed them meanwhile. */
export type ReplacementDone = {
  replaced: number
  documents: number
  commit?: string
  left: (Pick<Ticked, 'path' | 'field'> & { title: string; where: string[] })[]
}
