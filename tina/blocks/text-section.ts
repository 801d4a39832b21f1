import { line, richText } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING } from './block'

/** A heading with running text. */
export const textSection = block(
  'textSection',
  'Text',
  'Treatment pages and simple pages.',
  translated([line('heading', 'Heading', HEADING, { required: true }), richText('body', 'Text', 'Under the heading.')]),
)
