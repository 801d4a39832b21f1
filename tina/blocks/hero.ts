import { fact } from '../fields/fact'
import { focus } from '../fields/focus'
import { group, groups } from '../fields/group'
import { icon } from '../fields/icons'
import { links } from '../fields/link'
import { shared } from '../fields/shared'
import { line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING, KICKER } from './block'

export const hero = block(
  'hero',
  'Hero with film',
  'A film across the whole screen with the first words and buttons on it.',
  'First section of a page.',
  [
    ...translated(
      [
        line('kicker', 'Kicker', KICKER),
        line('heading', 'Heading', HEADING, { required: true }),
        paragraph('lead', 'Lead', 'One or two sentences under the heading.'),
      ],
      [
        group('film', 'Film', 'Silent and looping; visitors who ask for less motion or data see only the poster.', [
          { type: 'string', name: 'wide', label: 'Wide film', description: 'Address of the film for large screens.' },
          { type: 'string', name: 'tall', label: 'Tall film', description: 'Address of the film for phones.' },
          {
            type: 'image',
            name: 'poster',
            label: 'Poster',
            description: 'The still shown first. It decorates, like the film, so it has no alternative text.',
            required: true,
          },
          focus('poster'),
        ]),
        links('links', 'Buttons', 'The first is the button, the others are links beside it.'),
        groups(
          'proof',
          'Proof',
          'The short facts in a row under the buttons.',
          'text',
          translated([shared(line('text', 'Text', 'A few words.', { required: true }))], [icon, fact]),
        ),
      ],
    ),
  ],
)
