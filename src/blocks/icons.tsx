import { SectionHead } from '../components/text/section-head.tsx'
import { Text } from '../components/text/text.tsx'
import { useField } from '../content/field.ts'
import type { Block } from '../content/types.ts'
import { each } from '../ui/each.tsx'
import { Icon, isIcon } from '../ui/icon.tsx'

/** Reasons in a ruled row, each under its icon. */
export function Icons({ block }: { block: Block<'Icons'> }) {
  const fieldOf = useField()
  const items = block.items ?? []
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead of={block} />
        <ul className={items.length === 3 ? 'icons three' : 'icons'}>
          {each(items, (item) => (
            <li>
              <Icon name={isIcon(item.icon) ? item.icon : 'check'} field={fieldOf(item, 'icon')} />
              <Text of={item} field="title" as="h3" className="h4" />
              <Text of={item} field="text" as="p" className="small" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
