import { SectionHead } from '../components/text/section-head.tsx'
import { Text } from '../components/text/text.tsx'
import type { Block } from '../content/types.ts'
import { each } from '../ui/each.tsx'
import { Sideways } from '../ui/sideways.tsx'

/** A ruled grid of short benefits. */
export function BenefitsGrid({ block }: { block: Block<'BenefitsGrid'> }) {
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead of={block} className="mb-9" />
        <Sideways heading={block.heading}>
          <ul className="bgrid">
            {each(block.items, (item) => (
              <li>
                <Text of={item} field="title" as="h3" className="h4" />
                <Text of={item} field="text" as="p" className="small" />
              </li>
            ))}
          </ul>
        </Sideways>
      </div>
    </section>
  )
}
