import { groups } from '../fields/group'
import { image } from '../fields/image'
import { links } from '../fields/link'
import { shared } from '../fields/shared'
import { choice, line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING, KICKER } from './block'

export const categories = block(
  'categories',
  'Treatment categories',
  'The kinds of treatment, each with a picture, a starting price and a link for each city.',
  'Home page.',
  [
    ...translated(
      [
        line('kicker', 'Kicker', KICKER),
        line('heading', 'Heading', HEADING, { required: true }),
        paragraph('lead', 'Lead', 'Beside the heading.'),
      ],
      [
        groups('items', 'Categories', 'Pictures alternate wide and tall.', 'title', [
          ...translated(
            [
              line('title', 'Title', 'Name of the category.', { required: true }),
              paragraph('text', 'Text', 'One sentence.'),
              shared(line('price', 'Price', 'From which price, such as From £50.')),
            ],
            [
              choice('face', 'Looks towards', 'Mirrors a picture of a face so that it looks into the text.', {
                none: 'No mirroring',
                start: 'The start of the line',
                end: 'The end of the line',
              }),
              image('picture', 'Picture', 'A plate for this category.'),
              links('links', 'Links', 'One for each city.'),
            ],
          ),
        ]),
      ],
    ),
  ],
)
