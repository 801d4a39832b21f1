import { line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING, KICKER } from './block'

/** The tinted heading of a listing or hub, with the engraving of its city. */
export const listingHero = block('listingHero', 'Listing hero', 'First section of a listing.', [
  ...translated([
    line('kicker', 'Kicker', KICKER),
    line('heading', 'Heading', HEADING, { required: true }),
    paragraph('lead', 'Lead', 'Under the heading.'),
  ]),
])
