import { groups } from '../fields/group'
import { image } from '../fields/image'
import { place } from '../fields/link'
import { shared } from '../fields/shared'
import { line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING, KICKER } from './block'

export const tariff = block(
  'tariff',
  'Tariff',
  'The kinds of treatment of one clinic, each with its starting price, leading to its list.',
  'City pages.',
  translated(
    [line('kicker', 'Kicker', KICKER), line('heading', 'Heading', HEADING, { required: true })],
    [
      image('picture', 'Picture', 'Beside the list on large screens.'),
      groups(
        'rows',
        'Rows',
        'Four.',
        'title',
        translated(
          [
            line('title', 'Title', 'Name of the category.', { required: true }),
            paragraph('text', 'Text', 'One sentence.'),
            shared(line('price', 'Price', 'From which price, such as From £50.')),
          ],
          [place('href', 'Leads to', 'The listing, such as Facial in London.', { required: true })],
        ),
      ),
    ],
  ),
)
