import { members } from '../fields/team'
import { line, paragraph, toggle } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING, KICKER } from './block'

export const teamGrid = block(
  'teamGrid',
  'Team',
  'Portraits of the team, each with role, name and a sentence.',
  'About page.',
  translated(
    [
      line('kicker', 'Kicker', KICKER),
      line('heading', 'Heading', HEADING, { required: true }),
      paragraph('lead', 'Lead', 'Beside the heading.'),
    ],
    [
      members('Shown first, in this order.'),
      toggle('everyone', 'Everyone else too', 'After the people above come all others under Team, those with most years first.'),
    ],
  ),
)
