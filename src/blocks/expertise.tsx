import { Text } from '../components/text/text.tsx'
import { useField } from '../content/field.ts'
import type { Block } from '../content/types.ts'
import { each } from '../ui/each.tsx'
import { Icon, isIcon } from '../ui/icon.tsx'

/** A list of reasons with icons. */
export function Expertise({ block }: { block: Block<'Expertise'> }) {
  const fieldOf = useField()
  return (
    <section className="sec">
      <div className="wrap expt">
        <div className="h">
          <Text of={block} field="kicker" as="p" className="kick" />
          <Text of={block} field="heading" as="h2" className="h2" />
          <Text of={block} field="lead" as="p" className="mt-5 max-w-[26rem]" />
        </div>
        <ul>
          {each(block.items, (item) => (
            <li>
              <Icon name={isIcon(item.icon) ? item.icon : 'check'} field={fieldOf(item, 'icon')} />
              <div>
                <Text of={item} field="title" as="h3" className="h4" />
                <Text of={item} field="text" as="p" />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
