import { fact } from '../fields/fact'
import { groups } from '../fields/group'
import { shared } from '../fields/shared'
import { choice, line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING } from './block'

const SHOWS = {
  phones: 'Both phone numbers, from Settings',
  emails: 'Both e-mail addresses, from Settings',
  locations: 'Only the text, with a pin',
  hours: 'The text; where it is empty, the hours of each clinic, from Settings',
}

export const infoCards = block(
  'infoCards',
  'Contact facts',
  'Four short facts in a row: phone, e-mail, places, opening hours.',
  'Contact page.',
  translated(
    [line('heading', 'Heading', `${HEADING} Read by screen readers; not drawn.`, { required: true })],
    [
      groups(
        'infos',
        'Facts',
        'Four.',
        'title',
        translated(
          [
            line('title', 'Title', 'A word or two.', { required: true }),
            shared(paragraph('text', 'Text', 'One line each; after numbers and addresses, if there are any.')),
          ],
          [choice('shows', 'Shows', 'What stands under the title.', SHOWS, { required: true }), fact],
        ),
      ),
    ],
  ),
)
