import { links } from '../fields/link'
import { line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING } from './block'

export const urgentHelp = block(
  'urgentHelp',
  'Urgent help',
  'A dark band for those who need an answer at once: call, or write.',
  'Contact page.',
  translated(
    [line('heading', 'Heading', HEADING, { required: true }), paragraph('lead', 'Text', 'Under the heading.')],
    [links('links', 'Buttons', 'A call and a WhatsApp message.')],
  ),
)
