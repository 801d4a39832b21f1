import { fact } from '../fields/fact'
import { links } from '../fields/link'
import { shared } from '../fields/shared'
import { line, paragraph } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING } from './block'

export const services = block(
  'services',
  'Services line',
  'One line on what the clinics do each month, with a link to the booking site.',
  'Shared by treatment pages.',
  translated(
    [line('heading', 'Heading', HEADING, { required: true }), paragraph('lead', 'Text', 'Under the heading.')],
    [
      shared(line('figure', 'Figure', 'The number, such as 250.')),
      line('unit', 'Unit', 'Raised after the number.'),
      fact,
      links('links', 'Links', 'To the booking site.'),
    ],
  ),
)
