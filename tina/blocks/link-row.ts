import { links } from '../fields/link'
import { line } from '../fields/text'
import { translated } from '../fields/translated'
import { block } from './block'

/** A row of links, such as Learn More About Us and Explore Our Shop. */
export const linkRow = block('linkRow', 'Row of links', 'Treatment pages.', [
  ...translated([line('lead', 'Lead', 'A few words before the links.')], [links('links', 'Links', 'In this order.')]),
])
