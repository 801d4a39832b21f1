import type { Locale } from '../../../../model/languages.ts'
import type { SetText } from '../../../../model/set-text.ts'
import type { Piece } from '../pieces.ts'
import type { Figure, FigureKind } from './figures.ts'

/** The address that says where else a fact stands that a form has changed. */
export const ELSEWHERE = '/api/content/find/elsewhere'

/** A form about to be saved: the document as it was opened, and as it is now. */
export type Changed = { path: string; before: object; after: object }

/** A text of a place as people read it, in one language. `sums`: figures beside the one that changes that may be counted from it. */
export type PlaceText = { language: Locale; pieces: Piece[]; sums: string[] }

/**
 * A place that states the same fact. `same`: it has the old figure; `shared`: so it has, of another clinic as well; `agreed`: it
 * says something else, and has done so before; `other`: it has the same figure about something else. None is ticked beforehand.
 */
export type FactPlace = {
  key: string
  reason: 'same' | 'shared' | 'agreed' | 'other'
  title: string
  where: string[]
  /** Every text that is set where the place is ticked. */
  texts: PlaceText[]
  address?: string
  field: string
  sets: SetText[]
}

/** A fact that changed, with the other places that state it, and the figures that may be counted from it in the changed text itself. */
export type FactElsewhere = { kind: FigureKind | 'hours'; from: string; to: string; sums: string[]; places: FactPlace[] }

/** A figure of a document that became another one. */
export type FigureChange = { field: string; from: Figure; to: Figure }
