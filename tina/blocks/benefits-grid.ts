import { groups } from '../fields/group'
import { line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING, KICKER } from './block'

export const benefitsGrid = block(
  'benefitsGrid',
  'Benefits grid',
  'A grid of short benefits or facts.',
  'Treatment pages and listings.',
  translated(
    [line('kicker', 'Kicker', KICKER), line('heading', 'Heading', HEADING, { required: true })],
    [
      groups(
        'items',
        'Items',
        'Six look best.',
        'title',
        translated([line('title', 'Title', 'A few words.', { required: true }), paragraph('text', 'Text', 'One sentence.')]),
      ),
    ],
  ),
)
