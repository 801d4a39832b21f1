import { fact } from '../fields/fact'
import { groups } from '../fields/group'
import { shared } from '../fields/shared'
import { line } from '../fields/text'
import { translated } from '../fields/translated'
import { block } from './block'

export const statStrip = block('statStrip', 'Row of figures', 'A row of figures.', 'Doctors page.', [
  groups(
    'stats',
    'Figures',
    'Four fit in the row.',
    'label',
    translated(
      [line('label', 'Label', 'What the figure counts.', { required: true })],
      [shared(line('figure', 'Figure', 'The number.', { required: true })), line('unit', 'Unit', 'Raised after the number: + or %.'), fact],
    ),
  ),
])
