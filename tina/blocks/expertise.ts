import { fact } from '../fields/fact'
import { groups } from '../fields/group'
import { icon } from '../fields/icons'
import { line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING, KICKER } from './block'

export const expertise = block(
  'expertise',
  'Expertise',
  'A list of reasons with small drawings.',
  'Shared by treatment pages.',
  translated(
    [
      line('kicker', 'Kicker', KICKER),
      line('heading', 'Heading', HEADING, { required: true }),
      paragraph('lead', 'Text', 'Under the heading.'),
    ],
    [
      groups(
        'items',
        'Reasons',
        'Four.',
        'title',
        translated([line('title', 'Title', 'A few words.', { required: true }), paragraph('text', 'Text', 'One sentence.')], [icon, fact]),
      ),
    ],
  ),
)
