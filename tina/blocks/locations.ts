import { shared } from '../fields/shared'
import { line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING } from './block'

export const locations = block(
  'locations',
  'Our two clinics',
  'Both clinics: address, phone, hours, booking and map, from Settings.',
  'The facts come from Settings.',
  [
    ...translated([
      line('heading', 'Heading', `${HEADING} Read by screen readers; not drawn.`, { required: true }),
      shared(
        paragraph('hours', 'Other hours', 'Instead of the hours of Settings, where this page states others. One line a range.', {
          fact: 'hours',
        }),
      ),
    ]),
  ],
)
