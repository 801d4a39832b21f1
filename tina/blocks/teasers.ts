import { groups } from '../fields/group'
import { image } from '../fields/image'
import { line } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING } from './block'

/** Three plates announcing articles that are still to come; they lead nowhere yet. */
export const teasers = block(
  'teasers',
  'Blog teasers',
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
