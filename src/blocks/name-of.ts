import type { AnyBlock, BlockName } from '../content/types.ts'

/** `'PageBlocksHero'` => `'Hero'` */
export const nameOf = (block: AnyBlock) => block.__typename.replace(/^(PageBlocks|TreatmentContent)/, '') as BlockName
