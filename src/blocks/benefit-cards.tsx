import { Plate } from '../components/pictures/plate.tsx'
import { SectionHead } from '../components/text/section-head.tsx'
import { Text } from '../components/text/text.tsx'
import type { Block } from '../content/types.ts'
import { each } from '../ui/each.tsx'
import { Sideways } from '../ui/sideways.tsx'

/** Three benefits with a plate each, descending across the page. */
export function BenefitCards({ block }: { block: Block<'BenefitCards'> }) {
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead of={block} />
        <Sideways heading={block.heading}>
          <div className="ben3">
            {each(block.cards, (card, index) => (
              <article>
                <Plate whole picture={card.picture} shape={index === 2 ? 'r34' : 'r45'} sizes="(max-width: 767px) 90vw, 33vw" />
                <Text of={card} field="title" as="h3" className="h3" />
                <Text of={card} field="description" as="p" />
              </article>
            ))}
          </div>
        </Sideways>
      </div>
    </section>
  )
}
