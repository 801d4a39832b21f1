import { Plate } from '../components/pictures/plate.tsx'
import { SectionHead } from '../components/text/section-head.tsx'
import { Text } from '../components/text/text.tsx'
import type { Block } from '../content/types.ts'
import { each } from '../ui/each.tsx'

/** Two kinds of products with a plate each. */
export function Products({ block }: { block: Block<'Products'> }) {
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead of={block} />
        <div className="prem">
          {each(block.items, (item, index) => (
            <div>
              <Plate picture={item.picture} shape={index === 0 ? 'r32' : 'r45'} sizes="(max-width: 767px) 100vw, 55vw" />
              <div className="cap">
                <Text of={item} field="title" as="h3" className="h3" />
                <Text of={item} field="text" as="p" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
