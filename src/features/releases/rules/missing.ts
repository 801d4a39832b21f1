import type { Locale } from '../../../model/languages.ts'
import type { Capacity } from './capacities.ts'

/** Somebody who has to see something still: `titles` are those of the documents, `parts` the number of parts of them. */
export type Missing = { who: Capacity; language?: Locale; titles: string[]; parts: number }
