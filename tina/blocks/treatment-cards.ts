import { fieldWord } from '../../src/admin/field-words/field-word'
import { CATEGORIES, CITIES } from '../fields/catalogue'
import { groups, rowName } from '../fields/group'
import { link, ownTreatment, place } from '../fields/link'
import { choice, line, paragraph, toggle } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING } from './block'

export const treatmentCards = block(
  'treatmentCards',
  'Treatment cards',
  'Cards of treatments in groups: those you name, then all others that fit.',
  'Listings and hubs.',
  [
    choice('city', 'City', 'Cards of this clinic. Empty: both.', CITIES),
    toggle('filters', 'Filters', 'Lets visitors filter by city, concern and duration.'),
    toggle('bookButtons', 'Book buttons', 'A Book Now button on each card, which opens the appointment form with that treatment chosen.'),
    groups('groups', 'Groups', 'A heading with its cards.', 'heading', [
      ...translated(
        [line('heading', 'Heading', HEADING, { required: true }), paragraph('text', 'Text', 'Under the heading of the group.')],
        [
          {
            type: 'object',
            list: true,
            name: 'cards',
            label: 'Cards',
            description: 'In this order.',
            ui: {
              itemProps: (item: { title?: string }) => ({
                label: (rowName(item, 'treatment') ?? item?.title ?? fieldWord('Card')) as string,
              }),
            },
            fields: translated(
              [line('title', 'Title', 'Only without a treatment: what the card says.')],
              [
                ownTreatment('treatment', 'Treatment', 'Whose card it is. Empty: the card has only a title, and leads to the other place.'),
                place('href', 'Another place', 'Where the card leads instead of the page of its treatment.'),
              ],
            ),
          },
          choice('rest', 'Add the rest of', 'After these cards, every other listed treatment of this category. Empty: none.', CATEGORIES),
        ],
      ),
    ]),
    ...translated(
      [
        line('noteTitle', 'Note: title', 'The tinted note that fills an empty place. Empty: no note.'),
        paragraph('noteText', 'Note: text', 'One sentence.'),
      ],
      [link('noteLink', 'Note: link', 'Under the note.')],
    ),
  ],
)
