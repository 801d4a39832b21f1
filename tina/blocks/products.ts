import { groups } from '../fields/group'
import { image } from '../fields/image'
import { line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING, KICKER } from './block'

/** Two kinds of products with a plate each. */
export const products = block(
  'products',
  'Premium products',
  'Shared by treatment pages.',
  translated(
    [line('kicker', 'Kicker', KICKER), line('heading', 'Heading', HEADING, { required: true })],
    [
      groups(
        'items',
        'Products',
        'Two.',
        'title',
        translated(
          [line('title', 'Title', 'A few words.', { required: true }), paragraph('text', 'Text', 'One sentence.')],
          [image('picture', 'Picture', 'Above the title.')],
        ),
      ),
    ],
  ),
)
