import type { TinaField } from 'tinacms'
import { choice } from './text'

/** The drawn icons an editor may choose from; `src/ui/icon.tsx` draws them. */
export const icon: TinaField = choice('icon', 'Icon', 'The small drawing beside the text.', {
  shield: 'Shield',
  star: 'Star',
  stethoscope: 'Stethoscope',
  leaf: 'Leaf',
  clock: 'Clock',
  drop: 'Drop',
  spark: 'Spark',
  scale: 'Scale',
  heart: 'Heart',
  people: 'People',
  calendar: 'Calendar',
  check: 'Check',
})
