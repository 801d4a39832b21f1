import type { FieldChange } from '../../../model/field-changes.ts'
import type { Locale } from '../../../model/languages.ts'
import type { LeftText } from '../../history/rules/change.ts'
import type { DifferenceKind } from '../../preview/rules/preview.ts'

/** The releases, the newest first; with `?id=` one of them whole. */
export const RELEASES = '/api/releases'
export const RELEASES_CSV = '/api/releases.csv'
export const TAKE_BACK = '/api/releases/take-back'

/** One release: its name, that of its draft, who published it and when, in ISO form. */
export type Release = {
  id: string
  draft: string
  by: string
  at: string
  /** The number of files that it changed. */
  files: number
  /** Who had seen it before it went out, in words. */
  reviewed?: string
  /** The release that it takes back, where it does. */
  takesBack?: string
  /** Who took it back, and when. */
  takenBack?: { id: string; by: string; at: string }
}

/** How a document or a picture changes, in words: what it is called, how it changes, in which languages, and field by field. */
export type FileChange = {
  path: string
  kind: DifferenceKind
  title: string
  collection: string
  languages: Locale[]
  fields: FieldChange[]
}

/** A document or a picture that a release changed; `href` is the address of its page as it is now. */
export type ReleasedFile = FileChange & { href?: string }

/** A release with all that it changed. */
export type ReleasePage = { release: Release; files: ReleasedFile[] }

/** The answer to a release, and to one that was taken back. */
export type Released = { release: string; files: number }
export type TakenBackRelease = Released & { documents: number; left: LeftText[] }
