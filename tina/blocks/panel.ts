import { groups } from '../fields/group'
import { links } from '../fields/link'
import { choice, line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING } from './block'

export const panel = block(
  'panel',
  'Panel',
  'A small panel: what to expect in numbered steps, or where to find help.',
  'After a form it stands beside it.',
  translated(
    [line('heading', 'Heading', HEADING, { required: true }), paragraph('lead', 'Text', 'Under the heading.')],
    [
      groups(
        'steps',
        'Steps',
        'Numbered. Empty: none.',
        'title',
        translated([line('title', 'Title', 'A few words.', { required: true }), paragraph('text', 'Text', 'One sentence.')]),
      ),
      choice('tone', 'Background', 'Light or dark.', { plain: 'Light', deep: 'Dark' }),
      links('links', 'Buttons', 'The first is the button.'),
    ],
  ),
)
