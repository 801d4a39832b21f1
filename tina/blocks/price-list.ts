import { line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING } from './block'

export const priceList = block(
  'priceList',
  'Price list',
  'Every listed treatment of each clinic with what it takes and what it costs, from the treatments themselves.',
  'Prices page. Prices are written with each treatment, under Card; those of prescription-only medicines (No offers) are told in the consultation.',
  translated([
    line('heading', 'Heading', HEADING, { required: true }),
    paragraph('lead', 'Lead', 'Under the heading: what the prices hold, and what they do not.'),
  ]),
)
