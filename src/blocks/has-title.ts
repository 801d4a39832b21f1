import type { AnyBlock } from '../content/types.ts'
import type { Arrival } from '../features/enquiries/rules/attempt.ts'
import { nameOf } from './name-of.ts'

const TITLED = ['Hero', 'PageHero', 'ListingHero']

/**
 * Tells whether a section gives its page the title: a hero does, and of the sections that thank for an enquiry only the
 * one that is shown.
 */
export const hasTitle = (block: AnyBlock, arrival?: Arrival): boolean =>
  block.__typename === 'PageBlocksEnquirySent' ? block.after === (arrival?.sent?.form ?? 'nothing') : TITLED.includes(nameOf(block))
