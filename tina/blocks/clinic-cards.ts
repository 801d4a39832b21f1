import { line } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING } from './block'

export const clinicCards = block(
  'clinicCards',
  'Clinic cards',
  'Both clinics as cards: address, phone, e-mail, directions, booking.',
  'After a form they stand beside it. The facts come from Settings.',
  translated([line('heading', 'Heading', `${HEADING} Read by screen readers; not drawn.`, { required: true })]),
)
