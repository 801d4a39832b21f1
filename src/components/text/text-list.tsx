import { useField } from '../../content/field.ts'
import type { Fallback } from '../../content/types.ts'
import { each } from '../../ui/each.tsx'
import { Figures } from '../../ui/figures.tsx'
import { inLanguage } from './text.tsx'

type ListKey<Node> = { [Key in keyof Node]-?: NonNullable<Node[Key]> extends string[] ? Key : never }[keyof Node] & string

/** A list of short texts of a document as bullets: nothing if it is empty, in its own language, clickable in the editor. */
export function TextList<Node extends Fallback>({ of, field, className }: { of: Node; field: ListKey<Node>; className?: string }) {
  const fieldOf = useField()
  const items = of[field] as string[] | undefined
  if (!items) return null
  return (
    <ul className={className} {...inLanguage(of, field)} data-tina-field={fieldOf(of, field)}>
      {each(items, (item) => (
        <li>
          <Figures text={item} />
        </li>
      ))}
    </ul>
  )
}
