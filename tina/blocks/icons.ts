import { fact } from '../fields/fact'
import { groups } from '../fields/group'
import { icon } from '../fields/icons'
import { line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING, KICKER } from './block'

export const icons = block(
  'icons',
  'Reasons with icons',
  'Short reasons in a row, each under a small drawing.',
  'About, locations and city pages.',
  translated(
    [
      line('kicker', 'Kicker', KICKER),
      line('heading', 'Heading', HEADING, { required: true }),
      paragraph('lead', 'Lead', 'Beside the heading.'),
    ],
    [
      groups(
        'items',
        'Reasons',
        'Three or four.',
        'title',
        translated([line('title', 'Title', 'A few words.', { required: true }), paragraph('text', 'Text', 'One sentence.')], [icon]),
      ),
      fact,
    ],
  ),
)
