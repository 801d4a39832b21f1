import { CHECKED, OFTEN, PARTS } from '../../src/model/clinical.ts'
import { groups } from '../fields/group'
import { choice, line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block } from './block'

/** The fields of the template that every clinical part has; `about` tells which part it is. */
export const clinicalPart = block(
  'clinicalPart',
  'Clinical part',
  'One part of what a patient should know of a treatment, such as its recovery day by day: a plain heading, a text, a list.',
  'Treatment pages.',
  translated(
    [
      line('heading', 'Heading', 'Plain words for what stands below: Recovery, day by day.', { required: true }),
      paragraph('lead', 'Text', 'Under the heading. An empty line starts a new paragraph.'),
    ],
    [
      choice('about', 'About', 'Which part of the template this is. It names the place of the part in the address.', PARTS, {
        required: true,
      }),
      groups(
        'items',
        'Points',
        'Such as one for each day, or for each thing that can go wrong.',
        'title',
        translated(
          [line('title', 'Title', 'A few words.', { required: true }), paragraph('text', 'Text', 'One to three sentences.')],
          [choice('often', 'How often', 'Only for what can go wrong.', OFTEN)],
        ),
      ),
      choice(
        'check',
        'State',
        'What only a clinician can confirm stays at Needs clinician until one has read it. The content report counts these parts.',
        CHECKED,
      ),
    ],
  ),
)
