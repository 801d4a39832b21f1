import { fact } from '../fields/fact'
import { groups } from '../fields/group'
import { image } from '../fields/image'
import { shared } from '../fields/shared'
import { line, richText } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING, KICKER } from './block'

export const whoWeAre = block(
  'whoWeAre',
  'Who we are',
  'A picture beside the story of the clinics, with a figure or two.',
  'About page.',
  translated(
    [
      line('kicker', 'Kicker', KICKER, { fact: 'experience' }),
      line('heading', 'Heading', HEADING, { required: true }),
      richText('body', 'Text', 'Two or three paragraphs.'),
    ],
    [
      image('picture', 'Picture', 'Beside the text.'),
      groups(
        'stats',
        'Figures',
        'One or two, under the text.',
        'label',
        translated(
          [line('label', 'Label', 'What the figure counts.', { required: true })],
          [shared(line('figure', 'Figure', 'The number.', { required: true })), line('unit', 'Unit', 'Raised after the number.'), fact],
        ),
      ),
    ],
  ),
)
