import { groups } from '../fields/group'
import { image } from '../fields/image'
import { place } from '../fields/link'
import { line } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING } from './block'

export const teasers = block(
  'teasers',
  'Blog teasers',
  'Three pictures that announce articles. Each leads to its article once there is one.',
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
            line('more', 'Read more', 'The words Read More; a link once there is an article.'),
          ],
          [
            image('picture', 'Picture', 'Above the title.'),
            place('href', 'Article', 'Which article it leads to. Empty while there is none: it leads nowhere then.'),
          ],
        ),
      ),
    ],
  ),
)
