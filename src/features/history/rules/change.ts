import type { NamedDocument } from '../../../model/content-state.ts'
import type { FieldChange } from '../../../model/field-changes.ts'
import type { DifferenceKind } from '../../preview/rules/preview.ts'

/** The address of the history on the server; with `?path=` that of one document, with `&commit=` what one change made of it, and with `&back` what would change if its text came back. */
export const HISTORY = '/api/tina/history'

/** One change of a document; `date` is in ISO form. `author` tells accounts apart that have saved under one name. */
export type DocumentChange = { commit: string; author: string; date: string; subject: string }
/** A change with the documents that it touched, by their paths; `isOwn` where the account of whoever asks has made it. */
export type RecentChange = DocumentChange & { paths: string[]; isOwn: boolean }
/** The newest changes of all documents, and how these are called; `none` says why there is no history, where there is none. */
export type Overview = { changes: RecentChange[]; documents: NamedDocument[]; none?: string }
/** The changes of one document, the newest first. */
export type DocumentHistory = { document: NamedDocument; changes: DocumentChange[] }
/** The difference that a change made to a document. */
export type Difference = { kind: DifferenceKind; fields: FieldChange[] }

/**
 * Asks for the text that a document had after `commit`; `newest` is the change that the editor sees at the top. With `field` only that
 * difference comes back, by its place among those from now to then.
 */
export type Restoration = { path: string; commit: string; newest: string; field?: number }

/** Asks for a change to be taken back in every document that it touched. */
export type TakeBack = { commit: string }
/** A text that stays as it is, because somebody changed it since; without a place the document as a whole does. */
export type LeftText = { path: string; title: string; where: string[] }
/** The number of documents in which a change was taken back, and the texts that were left. */
export type TakenBackChange = { documents: number; left: LeftText[] }
