import { image } from '../fields/image'
import { links } from '../fields/link'
import { line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING, KICKER } from './block'

export const pageHero = block(
  'pageHero',
  'Page hero',
  'The top of a page: heading and lead beside a picture, or alone.',
  'First section of a page.',
  translated(
    [
      line('kicker', 'Kicker', KICKER),
      line('heading', 'Heading', HEADING, { required: true }),
      paragraph('lead', 'Lead', 'One or two sentences: under the heading, or beside it where there is no picture.'),
    ],
    [
      image('picture', 'Picture', 'Beside the text, up to the edge of the screen. Empty: a plain title.'),
      links('links', 'Buttons', 'The first is the button, the others are links beside it.'),
    ],
  ),
)
