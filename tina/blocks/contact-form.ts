import { line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING } from './block'

export const contactForm = block(
  'contactForm',
  'Contact form',
  'The form for a message.',
  'Sections "Panel" and "Clinic cards" that follow stand beside it.',
  translated([
    line('heading', 'Heading', HEADING, { required: true }),
    line('submit', 'Button', 'Empty: Send message.'),
    paragraph('note', 'Note', 'Beside the button.'),
  ]),
)
