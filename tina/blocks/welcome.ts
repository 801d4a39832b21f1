import { fact } from '../fields/fact'
import { groups } from '../fields/group'
import { image } from '../fields/image'
import { shared } from '../fields/shared'
import { line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING, KICKER } from './block'

export const welcome = block(
  'welcome',
  'Welcome',
  'A welcome beside a picture, with two figures.',
  'Shared by treatment pages.',
  translated(
    [
      line('kicker', 'Kicker', KICKER),
      line('heading', 'Heading', HEADING, { required: true }),
      paragraph('lead', 'Text', 'Under the heading.'),
    ],
    [
      image('picture', 'Picture', 'Beside the text.'),
      groups(
        'stats',
        'Figures',
        'Two.',
        'label',
        translated(
          [line('label', 'Label', 'What the figure counts.', { required: true })],
          [shared(line('figure', 'Figure', 'The number.', { required: true })), line('unit', 'Unit', 'Raised after the number.'), fact],
        ),
      ),
    ],
  ),
)
