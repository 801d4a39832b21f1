import type { Locale } from '../../../model/languages.ts'
import type { DifferenceKind } from '../../preview/rules/preview.ts'
import type { Capacity } from '../../releases/rules/capacities.ts'
import type { Missing } from '../../releases/rules/missing.ts'
import type { Speaker } from './comments.ts'
import type { ComparedPage } from './compared.ts'
import type { Demands } from './needed.ts'
import type { ChangedPart } from './parts.ts'

/** What a draft changes, part by part, and who has seen what, `?branch=…`. */
export const SEEN = '/api/reviews/seen'
/** Ticks parts, or takes one's own ticks away. */
export const TICKS = '/api/reviews/ticks'
/** What has to be seen before a draft goes out; `POST` sets it. */
export const DEMANDS = '/api/reviews/demands'

/** A part of a document in one language. */
export type TickPlace = { path: string; part: string; language: Locale }

/** The role of somebody without an account whom a colleague has invited to test, by a link of their own. */
export const INVITED = 'invited'

/** Somebody has seen a part. `role` is that of an account, `INVITED`, or `tester` for somebody with the testers' password, of whom nothing is known. */
export type Tick = { kind: 'account' | 'tester'; name: string; role: string; countsAs: Capacity[]; at: string }

/** Tells whether nothing is known of whoever made a tick but the name that they gave: they have the testers' password. */
export const isUnknown = ({ kind, role }: Pick<Tick, 'kind' | 'role'>): boolean => kind === 'tester' && role !== INVITED

/** Whoever made a tick, and how they came. */
export const speakerOf = (tick: Tick): Speaker => ({
  kind: tick.kind === 'account' ? 'account' : isUnknown(tick) ? 'tester' : 'reader',
  name: tick.name,
})

/** A part in one language: those who have seen it as it is, and those who had seen it before it was changed once more. */
export type SeenIn = { language: Locale; mark: string; by: Tick[]; before: Tick[]; isOwn: boolean }

export type SeenPart = Omit<ChangedPart, 'marks'> & { languages: SeenIn[] }

/** A document or a picture that a draft changes, with its parts. */
export type SeenFile = {
  path: string
  kind: DifferenceKind
  title: string
  collection: string
  href?: string
  isMedical: boolean
  parts: SeenPart[]
}

/** A changed file with the addresses of the pages that show it beside its own; `was` is the one that it has on the site, where that is another. */
export type PlacedFile = SeenFile & { was?: string; shownAt: string[] }

/**
 * How a draft is seen, what an owner wants of it, and what of that is missing. Files and pages stand in the order of the menu. `as` is the
 * name of whoever has an account.
 */
export type SeenDraft = { called: string; files: PlacedFile[]; pages: ComparedPage[]; demands: Demands; missing: Missing[]; as?: string }

/**
 * Asks for parts to be ticked as they were shown, by their marks; otherwise for one's own ticks to be taken away. `version` is that of the
 * page on which they were read, where they were read on one.
 */
export type Ticking = { branch: string; isSeen: boolean; places: (TickPlace & { mark: string })[]; name?: string; version?: string }

/** Counts what a draft changes, each part once in each language in which it differs, and how much of it somebody has ticked as it is now. */
export function countSeen(files: SeenFile[]): { all: number; seen: number } {
  const all = files.flatMap(({ parts }) => parts.flatMap(({ languages }) => languages))
  return { all: all.length, seen: all.filter(({ by }) => by.length > 0).length }
}
