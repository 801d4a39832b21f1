import { groups } from '../fields/group'
import { line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING } from './block'

export const mission = block(
  'mission',
  'Vision and mission',
  'Short statements such as vision and mission, side by side.',
  'About page.',
  translated(
    [line('heading', 'Heading', `${HEADING} Read by screen readers; not drawn.`, { required: true })],
    [
      groups(
        'items',
        'Statements',
        'Two look best.',
        'title',
        translated([
          line('title', 'Title', 'One word: Vision, Mission.', { required: true }),
          paragraph('text', 'Text', 'One or two sentences.'),
        ]),
      ),
    ],
  ),
)
