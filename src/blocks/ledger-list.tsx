import { Actions } from '../components/links/action.tsx'
import { Text } from '../components/text/text.tsx'
import type { Block } from '../content/types.ts'
import { each } from '../ui/each.tsx'

/** A heading that stays beside a ruled list while it is read. */
export function LedgerList({ block }: { block: Block<'LedgerList'> }) {
  return (
    <section className="sec">
      <div className="wrap llist">
        <div className="llist-h">
          <Text of={block} field="kicker" as="p" className="kick" />
          <Text of={block} field="heading" as="h2" className="h2" />
          <Text of={block} field="lead" as="p" className="lead mt-5 max-w-[26rem]" />
          <Actions links={block.links} className="btns mt-7" allLinks />
        </div>
        <ul>
          {each(block.items, (item) => (
            <li>
              <Text of={item} field="title" as="h3" className="h4" />
              <Text of={item} field="text" as="p" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
