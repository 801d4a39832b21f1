import { groups } from '../fields/group'
import { links } from '../fields/link'
import { line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING, KICKER } from './block'

export const ledgerList = block(
  'ledgerList',
  'Ruled list',
  'A heading beside a ruled list of titles and sentences, such as commitments.',
  'About page and shop.',
  translated(
    [
      line('kicker', 'Kicker', KICKER),
      line('heading', 'Heading', HEADING, { required: true }),
      paragraph('lead', 'Lead', 'Under the heading.'),
    ],
    [
      groups(
        'items',
        'Items',
        'Four to seven.',
        'title',
        translated([line('title', 'Title', 'A few words.', { required: true }), paragraph('text', 'Text', 'One or two sentences.')]),
      ),
      links('links', 'Links', 'Under the lead.'),
    ],
  ),
)
