import { fact } from '../fields/fact'
import { groups } from '../fields/group'
import { shared } from '../fields/shared'
import { line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING, KICKER } from './block'

export const whyChoose = block(
  'whyChoose',
  'Why choose us',
  'Reasons to choose the clinics: an introduction, one giant figure, a few pillars and a list of figures.',
  'Home and coming-soon page.',
  [
    ...translated(
      [
        line('kicker', 'Kicker', KICKER),
        line('heading', 'Heading', HEADING, { required: true }),
        paragraph('lead', 'Lead', 'The introduction.'),
      ],
      [
        groups(
          'pillars',
          'Pillars',
          'The list on the left.',
          'title',
          translated([line('title', 'Title', 'A few words.', { required: true }), paragraph('text', 'Text', 'One sentence.')]),
        ),
        groups(
          'stats',
          'Figures',
          'The first is shown very large.',
          'label',
          translated(
            [line('label', 'Label', 'What the figure counts.', { required: true })],
            [
              shared(line('figure', 'Figure', 'The number.', { required: true })),
              line('unit', 'Unit', 'What follows the number, raised: + or %.'),
              fact,
            ],
          ),
        ),
      ],
    ),
  ],
)
