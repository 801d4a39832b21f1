import { groups } from '../fields/group'
import { image } from '../fields/image'
import { shared } from '../fields/shared'
import { choice, line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING, KICKER } from './block'

export const technology = block(
  'technology',
  'Technology',
  'How a treatment works: a drawing or picture with numbered points, and up to three numbers.',
  'Treatment pages.',
  translated(
    [
      line('kicker', 'Kicker', KICKER),
      line('heading', 'Heading', HEADING, { required: true }),
      paragraph('lead', 'Text', 'Under the heading.'),
    ],
    [
      choice('figure', 'Figure', 'The drawn section through the skin, or your own picture.', {
        skin: 'Drawn skin',
        picture: 'Own picture',
      }),
      image('picture', 'Own picture', 'Only if you chose your own picture.'),
      groups(
        'points',
        'Points',
        'Numbered beside the figure.',
        'title',
        translated([line('title', 'Title', 'A few words.', { required: true }), paragraph('text', 'Text', 'One sentence.')]),
      ),
      groups(
        'numbers',
        'Numbers',
        'Up to three, such as 6 sessions.',
        'label',
        translated([
          line('label', 'Label', 'What it counts.', { required: true }),
          shared(line('figure', 'Figure', 'The number.', { required: true })),
          line('unit', 'Unit', 'Raised after the number, such as min or weeks.'),
        ]),
      ),
    ],
  ),
)
