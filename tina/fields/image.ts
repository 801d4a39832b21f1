import type { TinaField } from 'tinacms'
import { focus } from './focus'
import { group } from './group'
import { line } from './text'
import { translated } from './translated'

/** A picture with the words for those who can't see it. */
export const image = (name: string, label: string, description: string): TinaField =>
  group(
    name,
    label,
    description,
    translated(
      [line('alt', 'Alternative text', 'What the picture shows, for visitors who cannot see it.', { required: true })],
      [
        { type: 'image', name: 'src', label: 'Picture', description: 'The file. 1600 pixels wide is enough.', required: true },
        focus('src'),
      ],
    ),
  )
