import { links } from '../fields/link'
import { line } from '../fields/text'
import { translated } from '../fields/translated'
import { block } from './block'

export const linkRow = block('linkRow', 'Row of links', 'A row of links after a few words.', 'Treatment pages.', [
  ...translated([line('lead', 'Lead', 'A few words before the links.')], [links('links', 'Links', 'In this order.')]),
])
