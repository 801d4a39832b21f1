import { line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING } from './block'

/** The form for an appointment. Its fields are fixed; panels and clinic cards that follow it stand beside it. */
export const appointmentForm = block(
  'appointmentForm',
  'Appointment form',
  'Sections "Panel" and "Clinic cards" that follow stand beside it.',
  translated([
    line('heading', 'Heading', `${HEADING} Read by screen readers; not drawn.`, { required: true }),
    line('submit', 'Button', 'Empty: Send request.'),
    paragraph('note', 'Note', 'Beside the button.'),
  ]),
)
