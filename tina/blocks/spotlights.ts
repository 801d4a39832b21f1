import { WEB } from '../../src/model/patterns.ts'
import { CITIES } from '../fields/catalogue'
import { groups } from '../fields/group'
import { choice, line, lines, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING } from './block'

export const spotlights = block(
  'spotlights',
  'Clinics at length',
  'Each clinic at length: address, phone, hours, highlights, booking, directions and map.',
  'Locations page.',
  [
    groups(
      'items',
      'Clinics',
      'One section for each. Phone, e-mail and hours come from Settings.',
      'city',
      translated(
        [
          line('title', 'Heading', HEADING, { required: true }),
          paragraph('text', 'Text', 'Under the heading.'),
          paragraph('address', 'Address', 'As this page gives it; directions search for it. Street names stay in English.', {
            required: true,
            fact: 'address',
          }),
          lines('highlights', 'Highlights', 'Short points in a list.'),
        ],
        [
          choice('city', 'Clinic', 'Whose facts and colours these are.', CITIES, { required: true }),
          line('mapEmbed', 'Map', 'Address of the embedded map. Empty: the one in Settings.', { shape: WEB }),
        ],
      ),
    ),
  ],
)
