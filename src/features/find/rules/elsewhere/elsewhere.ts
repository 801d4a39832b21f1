import type { Locale } from '../../../../model/languages.ts'
import type { SetText } from '../../../../model/set-text.ts'
import type { Piece } from '../pieces.ts'
import type { Figure, FigureKind } from './figures.ts'

/** The address that says where else a fact stands that a form has changed. */
export const ELSEWHERE = '/api/content/find/elsewhere'

/** A form about to be saved: the document as it was opened, and as it is now. */
export type Changed = { path: string; before: object; after: object }

/**
 * A place that states the same fact. `same`: it has the old figure; `agreed`: it says something else, and has done so before;
 * `other`: it has the same figure about something else. Only the first is ticked beforehand.
 */
export type FactPlace = {
  key: string
  reason: 'same' | 'agreed' | 'other'
  title: string
  where: string[]
  /** The languages in which it states the fact in the same way; the pieces are of the first. */
  languages: Locale[]
  address?: string
  field: string
  pieces: Piece[]
  sets: SetText[]
}

/** A fact that changed, with the other places that state it. */
export type FactElsewhere = { kind: FigureKind | 'hours'; from: string; to: string; places: FactPlace[] }

/** A figure of a document that became another one. */
export type FigureChange = { field: string; from: Figure; to: Figure }
