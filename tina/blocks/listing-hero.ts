import { line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING, KICKER } from './block'

export const listingHero = block(
  'listingHero',
  'Listing hero',
  'The top of a list of treatments, with the drawing of its city.',
  'First section of a listing.',
  [
    ...translated([
      line('kicker', 'Kicker', KICKER),
      line('heading', 'Heading', HEADING, { required: true }),
      paragraph('lead', 'Lead', 'Under the heading.'),
    ]),
  ],
)
