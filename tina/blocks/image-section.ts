import { focus } from '../fields/focus'
import { line } from '../fields/text'
import { translated } from '../fields/translated'
import { block } from './block'

export const imageSection = block(
  'imageSection',
  'Picture',
  'One picture with a caption.',
  'Treatment pages.',
  translated(
    [line('alt', 'Alternative text', 'What the picture shows.', { required: true }), line('caption', 'Caption', 'Under the picture.')],
    [{ type: 'image', name: 'image', label: 'Picture', description: 'The file.', required: true }, focus('image')],
  ),
)
