import { fieldWord } from '../../src/admin/field-words/field-word'
import type { Zone } from '../../src/model/zones.ts'
import { groups, rowName } from '../fields/group'
import { ownTreatment } from '../fields/link'
import { choice, line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING, KICKER } from './block'

/** The places on the two drawings, by their stored value (`src/model/zones.ts`). */
const PLACES: Record<Zone, string> = {
  hair: 'Hair',
  forehead: 'Forehead',
  eyes: 'Around the eye',
  cheek: 'Cheek',
  fold: 'Nose to mouth',
  lips: 'Lips',
  jaw: 'Jaw and chin',
  neck: 'Neck',
  chest: 'Décolletage',
  nape: 'Hairline (back)',
  shoulders: 'Shoulders (back)',
  arms: 'Upper arms (back)',
  flanks: 'Flanks (back)',
  waist: 'Lower back',
}

export const askShadow = block(
  'askShadow',
  'Ask the shadow',
  'A face in shadow on a wall. Each place on it has a concern and the treatments for it.',
  'Home page. The search shows it as well, with the back.',
  [
    ...translated(
      [
        line('kicker', 'Kicker', KICKER),
        line('heading', 'Heading', HEADING, { required: true }),
        paragraph('lead', 'Lead', 'Beside the heading.'),
      ],
      [
        groups('zones', 'Places', 'In this order beside the picture.', 'concern', [
          ...translated(
            [line('concern', 'Concern', 'What somebody would say of this place. Never a diagnosis.', { required: true })],
            [
              choice('zone', 'Place', 'Where on the drawing the light falls.', PLACES, { required: true }),
              {
                type: 'object',
                list: true,
                name: 'treatments',
                label: 'Treatments',
                description: 'In this order. A treatment without offers is left out.',
                ui: {
                  itemProps: (item: { treatment?: string }) => ({
                    label: (rowName(item, 'treatment') ?? fieldWord('Treatment')) as string,
                  }),
                },
                fields: [ownTreatment('treatment', 'Treatment', 'Its name, price and duration come from its card.')],
              },
            ],
          ),
        ]),
      ],
    ),
  ],
)
