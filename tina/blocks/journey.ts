import { groups } from '../fields/group'
import { links } from '../fields/link'
import { choice, line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING, KICKER } from './block'

export const journey = block(
  'journey',
  'Journey in steps',
  'Numbered steps, such as consultation, preparation, treatment and aftercare.',
  'Treatments, hubs and city pages.',
  translated(
    [
      line('kicker', 'Kicker', KICKER),
      line('heading', 'Heading', HEADING, { required: true }),
      paragraph('lead', 'Text', 'Beside the heading.'),
    ],
    [
      groups(
        'steps',
        'Steps',
        'Three or four.',
        'title',
        translated([line('title', 'Title', 'A few words.', { required: true }), paragraph('text', 'Text', 'One sentence.')]),
      ),
      choice('tone', 'Background', 'Page colour or tint.', { plain: 'Page', tint: 'Tint' }),
      links('links', 'Links', 'Under the steps.'),
    ],
  ),
)
