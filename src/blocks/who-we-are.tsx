import { Plate } from '../components/pictures/plate.tsx'
import { Paragraphs } from '../components/text/paragraphs.tsx'
import { Stat } from '../components/text/stat.tsx'
import { Text } from '../components/text/text.tsx'
import type { Block } from '../content/types.ts'
import { each } from '../ui/each.tsx'

/** A plate beside the story of the clinics, with a figure or two. */
export function WhoWeAre({ block }: { block: Block<'WhoWeAre'> }) {
  return (
    <section className="sec plaster">
      <div className="wrap expert">
        <Plate picture={block.picture} shape="r45 bleed-s" sizes="(max-width: 767px) 100vw, 45vw" />
        <div>
          <Text of={block} field="kicker" as="p" className="kick" />
          <Text of={block} field="heading" as="h2" className="h2" />
          <Paragraphs of={block} field="body" className="lead prose" />
          {block.stats && (
            <dl className="who-stats">
              {each(block.stats, (stat) => (
                <Stat of={stat} />
              ))}
            </dl>
          )}
        </div>
      </div>
    </section>
  )
}
