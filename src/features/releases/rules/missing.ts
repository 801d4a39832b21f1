import type { Locale } from '../../../model/languages.ts'
import type { Capacity } from './capacities.ts'

/** How somebody came to speak of a draft: with an account, with the testers’ password under a name they gave, or by a link. */
export type ByKind = 'account' | 'tester' | 'reader'

/**
 * What of a draft nobody has settled: a thread of comments, by its newest remark, or a document of which somebody has ticked a part, and
 * nobody the rest, in one language; `last` had ticked a part of it before that was changed once more. `key` is another one as soon as
 * something new is said. `where` is in the words of the form, dates are in ISO form.
 */
export type Unsettled = { key: string; title: string; language: Locale } & (
  | { kind: 'comment'; by: string; byKind: ByKind; at: string; text: string; where: string[] }
  | { kind: 'tick'; parts: number; last?: { by: string; byKind: ByKind; at: string } }
)

/** Somebody who has to see something still: `titles` are those of the documents, `parts` the number of parts of them. */
export type Missing = { who: Capacity; language?: Locale; titles: string[]; parts: number }

/** The name by which somebody plans a draft all the same that is missing this. */
export const missingKey = ({ who, language }: Missing): string => `missing ${who} ${language ?? ''}`
