import { line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING } from './block'

export const visitChoice = block(
  'visitChoice',
  'Choice about counting',
  'The switch by which visitors say that their visits are not to be counted.',
  'Privacy page. The words of its buttons come with the site.',
  translated([
    line('heading', 'Heading', HEADING, { required: true }),
    paragraph('text', 'Text', 'Above the switch: what is counted, and what the choice does.'),
  ]),
)
