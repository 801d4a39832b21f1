import { Plate } from '../components/pictures/plate.tsx'
import { Stat } from '../components/text/stat.tsx'
import { Text } from '../components/text/text.tsx'
import type { Block } from '../content/types.ts'
import { each } from '../ui/each.tsx'

/** A welcome with two figures. */
export function Welcome({ block }: { block: Block<'Welcome'> }) {
  return (
    <section className="sec plaster">
      <div className="wrap welcome">
        <Plate picture={block.picture} shape="r45 pt-ee" sizes="(max-width: 767px) 100vw, 40vw" />
        <div>
          <Text of={block} field="kicker" as="p" className="kick" />
          <Text of={block} field="heading" as="h2" className="h2" />
          <Text of={block} field="lead" as="p" className="lead mt-6" />
          {block.stats && (
            <dl className="two-fig">
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
