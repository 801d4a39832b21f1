import { line } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING } from './block'

export const maps = block(
  'maps',
  'Maps of both clinics',
  'The maps of both clinics side by side.',
  'Contact page. The addresses come from Settings.',
  translated([line('heading', 'Heading', `${HEADING} Read by screen readers; not drawn.`, { required: true })]),
)
