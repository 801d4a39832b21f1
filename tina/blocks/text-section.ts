import { line, richText } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING } from './block'

export const textSection = block(
  'textSection',
  'Text',
  'A heading with running text.',
  'Treatment pages and simple pages.',
  translated([line('heading', 'Heading', HEADING, { required: true }), richText('body', 'Text', 'Under the heading.')]),
)
