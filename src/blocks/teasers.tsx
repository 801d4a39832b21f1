import { Plate } from '../components/plate.tsx'
import { Sideways } from '../components/sideways.tsx'
import { Text } from '../components/text.tsx'
import type { Block } from '../content/types.ts'
import { each } from '../ui/each.tsx'

/** Three plates announcing articles that are still to come; they lead nowhere yet. */
export function Teasers({ block }: { block: Block<'Teasers'> }) {
  return (
    <section className="sec plaster">
      <div className="wrap">
        <Text of={block} field="heading" as="h2" className="h2 mb-12" />
        <Sideways heading={block.heading}>
          <div className="ben3">
            {each(block.items, (item) => (
              <article>
                <Plate picture={item.picture} shape="r32" sizes="(max-width: 767px) 90vw, 33vw" />
                <Text of={item} field="title" as="h3" className="h4" />
                <Text of={item} field="more" as="p" className="meta" />
              </article>
            ))}
          </div>
        </Sideways>
      </div>
    </section>
  )
}
