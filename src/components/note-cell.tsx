import type { Block } from '../content/types.ts'
import { Icon } from '../ui/icon.tsx'
import { Action } from './action.tsx'
import { Text } from './text.tsx'

/** The tinted note that fills an empty place in a grid of cards. */
export function NoteCell({ block }: { block: Block<'TreatmentCards'> }) {
  if (!block.noteTitle) return null
  return (
    <aside className="cell">
      <Icon name="stethoscope" className="big" />
      <Text of={block} field="noteTitle" as="h3" className="h4 mt-6" />
      <Text of={block} field="noteText" as="p" className="small" />
      {block.noteLink && <Action link={block.noteLink} look="secondary" />}
    </aside>
  )
}
