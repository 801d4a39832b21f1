import { groups } from '../fields/group'
import { icon } from '../fields/icons'
import { line } from '../fields/text'
import { translated } from '../fields/translated'
import { block } from './block'

export const trustBanner = block(
  'trustBanner',
  'Trust banner',
  'A dark band of short reasons to trust the clinic.',
  'Under the hero of a treatment.',
  [groups('items', 'Reasons', 'Three or four.', 'title', translated([line('title', 'Text', 'A few words.', { required: true })], [icon]))],
)
