import { Text } from '../components/text/text.tsx'
import { useField } from '../content/field.ts'
import type { Block } from '../content/types.ts'
import { each } from '../ui/each.tsx'
import { Icon, isIcon } from '../ui/icon.tsx'

/** A dark band of short reasons to trust the clinic. */
export function TrustBanner({ block }: { block: Block<'TrustBanner'> }) {
  const fieldOf = useField()
  return (
    <div className="on-night">
      <ul className="wrap trust">
        {each(block.items, (item) => (
          <li>
            <Icon name={isIcon(item.icon) ? item.icon : 'check'} field={fieldOf(item, 'icon')} />
            <Text of={item} field="title" />
          </li>
        ))}
      </ul>
    </div>
  )
}
