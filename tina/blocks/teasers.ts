import { groups } from '../fields/group'
import { image } from '../fields/image'
import { line } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING } from './block'

export const teasers = block(
  'teasers',
  'Blog teasers',
  'Three pictures that announce articles which are still to come.',
  'Treatment pages.',
  translated(
    [line('heading', 'Heading', HEADING, { required: true })],
    [
      groups(
        'items',
        'Teasers',
        'Three.',
        'title',
        translated(
          [
            line('title', 'Title', 'The title of the article.', { required: true }),
            line('more', 'Read more', 'The words Read More; not a link while there is no article.'),
          ],
          [image('picture', 'Picture', 'Above the title.')],
        ),
      ),
    ],
  ),
)
