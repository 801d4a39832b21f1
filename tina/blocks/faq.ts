import { fieldWord } from '../../src/admin/field-words/field-word'
import { links } from '../fields/link'
import { choice, line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING, KICKER } from './block'

export const faq = block('faq', 'Questions', 'Questions that open one at a time; each is written under Questions.', 'Any page.', [
  ...translated(
    [
      line('kicker', 'Kicker', KICKER),
      line('heading', 'Heading', HEADING, { required: true }),
      paragraph('lead', 'Lead', 'Under the heading.'),
    ],
    [
      {
        type: 'object',
        list: true,
        name: 'questions',
        label: 'Questions',
        description: 'In this order. Write new ones under Questions first.',
        ui: {
          itemProps: (item: { question?: string }) => ({ label: item?.question?.replace(/^.*\/|\.json$/g, '') ?? fieldWord('Question') }),
        },
        fields: [
          { type: 'reference', name: 'question', label: 'Question', description: 'Which question.', collections: ['faq'], required: true },
        ],
      },
      choice('layout', 'Layout', 'One column beside the heading, or two below it.', { side: 'One column', columns: 'Two columns' }),
      links('links', 'Buttons', 'Under the heading.'),
    ],
  ),
])
