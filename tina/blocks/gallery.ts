import { focus } from '../fields/focus'
import { groups } from '../fields/group'
import { choice, line } from '../fields/text'
import { translated } from '../fields/translated'
import { block, HEADING, KICKER } from './block'

export const gallery = block('gallery', 'Gallery', 'A strip of pictures that visitors scroll sideways.', 'Home and about page.', [
  ...translated(
    [line('kicker', 'Kicker', KICKER), line('heading', 'Heading', HEADING, { required: true })],
    [
      groups(
        'plates',
        'Plates',
        'Heights differ, feet align.',
        'caption',
        translated(
          [
            line('alt', 'Alternative text', 'What the picture shows.', { required: true }),
            line('caption', 'Caption', 'Under the picture.'),
          ],
          [
            { type: 'image', name: 'src', label: 'Picture', description: 'The file.', required: true },
            focus('src'),
            choice('ratio', 'Shape', 'How the picture is cut.', { '4/5': 'Tall', '3/2': 'Wide', '3/4': 'Taller', '1/1': 'Square' }),
          ],
        ),
      ),
    ],
  ),
])
