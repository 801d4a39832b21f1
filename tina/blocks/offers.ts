import { fact } from '../fields/fact'
import { groups } from '../fields/group'
import { line, paragraph, toggle } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING, KICKER } from './block'

export const offers = block(
  'offers',
  'Offers',
  'Offers with their codes on a dark band.',
  'Home page, booking page and treatment pages; never on anti-wrinkle pages.',
  [
    ...translated(
      [
        line('kicker', 'Kicker', KICKER),
        line('heading', 'Heading', HEADING, { required: true }),
        paragraph('lead', 'Lead', 'Beside the offers.'),
      ],
      [
        groups(
          'items',
          'Offers',
          'Leave out what has ended.',
          'title',
          translated(
            [
              line('title', 'Title', 'What the client gets.', { required: true }),
              paragraph('description', 'Description', 'To whom it applies.'),
              line('validity', 'Validity', 'Until when, such as: until the end of the month.'),
            ],
            [
              line('code', 'Code', 'What the client quotes, such as FIRST20. Empty: no code.'),
              toggle('highlight', 'Highlight', 'Shows this offer on a light slip.'),
            ],
          ),
        ),
        fact,
      ],
    ),
  ],
)
