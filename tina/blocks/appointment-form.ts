import { line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING } from './block'

export const appointmentForm = block(
  'appointmentForm',
  'Appointment form',
  'The form with which visitors ask for an appointment.',
  'Sections "Panel" and "Clinic cards" that follow stand beside it.',
  translated([
    line('heading', 'Heading', `${HEADING} Read by screen readers; not drawn.`, { required: true }),
    line('submit', 'Button', 'Empty: Send request.'),
    paragraph('note', 'Note', 'Beside the button.'),
  ]),
)
