import { CITIES } from '../fields/catalogue'
import { groups } from '../fields/group'
import { choice, line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING } from './block'

export const addressCards = block(
  'addressCards',
  'Address cards',
  'Both clinics side by side: the address and the phone number.',
  'Locations page.',
  translated(
    [line('heading', 'Heading', `${HEADING} Read by screen readers; not drawn.`, { required: true })],
    [
      groups(
        'items',
        'Clinics',
        'Two.',
        'city',
        translated(
          [paragraph('address', 'Address', 'As this page gives it. Street names stay in English.', { required: true, fact: 'address' })],
          [choice('city', 'Clinic', 'Its name and phone come from Settings.', CITIES, { required: true })],
        ),
      ),
    ],
  ),
)
