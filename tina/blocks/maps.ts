import { line } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING } from './block'

/** The maps of both clinics side by side, loaded when a visitor asks for them. */
export const maps = block(
  'maps',
  'Maps of both clinics',
  'Contact page. The addresses come from Settings.',
  translated([line('heading', 'Heading', `${HEADING} Read by screen readers; not drawn.`, { required: true })]),
)
