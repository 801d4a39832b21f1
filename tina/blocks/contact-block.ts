import { WEB } from '../../src/model/patterns.ts'
import { CITIES } from '../fields/catalogue'
import { choice, line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING, KICKER } from './block'

export const contactBlock = block(
  'contactBlock',
  'Contact of one clinic',
  'How to reach one clinic: its facts beside its map.',
  'City pages. Phone, e-mail and hours come from Settings.',
  translated(
    [
      line('kicker', 'Kicker', KICKER),
      line('heading', 'Heading', HEADING, { required: true }),
      paragraph('place', 'Address', 'As this page gives it. Empty: the address in Settings.', { fact: 'address' }),
    ],
    [
      choice('clinic', 'Clinic', 'Whose facts these are.', CITIES, { required: true }),
      line('placeEmbed', 'Map', 'Address of the embedded map that goes with the address above. Empty: the map in Settings.', {
        shape: WEB,
      }),
    ],
  ),
)
