import { line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING } from './block'

/** Both clinics from the settings: address, phone, hours, booking, directions, map. */
export const locations = block('locations', 'Our two clinics', 'The facts come from Settings.', [
  ...translated([
    line('heading', 'Heading', `${HEADING} Read by screen readers; not drawn.`, { required: true }),
    paragraph('hours', 'Other hours', 'Instead of the hours of Settings, where this page states others. One line a range.', {
      fact: 'hours',
    }),
  ]),
])
