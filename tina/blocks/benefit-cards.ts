import { groups } from '../fields/group'
import { image } from '../fields/image'
import { line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING, KICKER } from './block'

export const benefitCards = block(
  'benefitCards',
  'Three benefits',
  'Three benefits, each with a picture.',
  'Treatment pages.',
  translated(
    [line('kicker', 'Kicker', KICKER), line('heading', 'Heading', HEADING, { required: true })],
    [
      groups(
        'cards',
        'Benefits',
        'Three.',
        'title',
        translated(
          [line('title', 'Title', 'A few words.', { required: true }), paragraph('description', 'Description', 'One sentence.')],
          [image('picture', 'Picture', 'Above the title.')],
        ),
      ),
    ],
  ),
)
