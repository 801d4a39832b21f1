import { links } from '../fields/link'
import { choice, line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING } from './block'

export const closingCall = block(
  'closingCall',
  'Closing call',
  'The last word of a page: a heading and where to go from here.',
  'Near the end of a page.',
  translated(
    [line('heading', 'Heading', HEADING, { required: true }), paragraph('lead', 'Text', 'Under the heading.')],
    [
      choice('tone', 'Tone', 'Deep colour or the light tint.', { deep: 'Deep', tint: 'Tint' }),
      links('links', 'Buttons', 'The first is the button.'),
    ],
  ),
)
