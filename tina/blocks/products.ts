import { groups } from '../fields/group'
import { image } from '../fields/image'
import { line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING, KICKER } from './block'

export const products = block(
  'products',
  'Premium products',
  'Two kinds of products, each with a picture.',
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
