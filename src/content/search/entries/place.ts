import type { AnyBlock } from '../../types.ts'

/** A section that is shown, and where it stands in its document: `'blocks.3'` */
export type PlacedBlock = { block: AnyBlock; at: string }

/**
 * A page or treatment with its sections in the visitor's language, what it is called, in which field of its document, and what else
 * it is called.
 */
export type SearchedPage = { href: string; title: string; titleAt: string; names: string[]; blocks: PlacedBlock[] }

/** Returns the sections that are shown, of those in a field of a document. */
export const shownIn = (field: string, blocks: AnyBlock[] | undefined): PlacedBlock[] =>
  (blocks ?? []).flatMap((block, index) => (block.hidden ? [] : [{ block, at: `${field}.${index}` }]))
