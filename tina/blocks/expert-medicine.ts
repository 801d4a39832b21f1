import { fact } from '../fields/fact'
import { groups } from '../fields/group'
import { image } from '../fields/image'
import { links } from '../fields/link'
import { line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING, KICKER } from './block'

export const expertMedicine = block(
  'expertMedicine',
  'Expert medicine',
  'A picture beside a text, with a few names and a button.',
  'Home page.',
  [
    ...translated(
      [
        line('kicker', 'Kicker', KICKER),
        line('heading', 'Heading', HEADING, { required: true }),
        paragraph('lead', 'Lead', 'The introduction.'),
      ],
      [
        image('picture', 'Picture', 'Beside the text.'),
        groups(
          'people',
          'People',
          'Two or three names.',
          'name',
          translated([line('name', 'Name', 'As the person writes it.', { required: true }), line('role', 'Role', 'Beside the name.')]),
        ),
        links('links', 'Buttons', 'The first is the button.'),
        fact,
      ],
    ),
  ],
)
