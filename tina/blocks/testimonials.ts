import { fieldWord } from '../../src/admin/field-words/field-word'
import { fact } from '../fields/fact'
import { groups } from '../fields/group'
import { shared } from '../fields/shared'
import { line } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING } from './block'

export const testimonials = block(
  'testimonials',
  'Reviews',
  'What clients said, one at a time; each is written under Reviews.',
  'City pages.',
  translated(
    [line('heading', 'Heading', `${HEADING} Read by screen readers; not drawn.`, { required: true })],
    [
      {
        type: 'object',
        list: true,
        name: 'reviews',
        label: 'Reviews',
        description: 'In this order. Write new ones under Reviews first.',
        ui: { itemProps: (item: { review?: string }) => ({ label: item?.review?.replace(/^.*\/|\.json$/g, '') ?? fieldWord('Review') }) },
        fields: [
          {
            type: 'reference',
            name: 'review',
            label: 'Review',
            description: 'Which review.',
            collections: ['testimonial'],
            required: true,
          },
        ],
      },
      groups(
        'stats',
        'Figures',
        'Beside the reviews.',
        'label',
        translated(
          [line('label', 'Label', 'What the figure counts.', { required: true })],
          [
            shared(line('figure', 'Figure', 'The number.', { required: true })),
            line('unit', 'Unit', 'Raised after the number: + or %.'),
            fact,
          ],
        ),
      ),
    ],
  ),
)
