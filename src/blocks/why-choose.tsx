import { Stat } from '../components/text/stat.tsx'
import { Text } from '../components/text/text.tsx'
import type { Block } from '../content/types.ts'
import { each } from '../ui/each.tsx'

/** Why choose us: introduction and pillars on one side, one giant figure and a ledger on the other. */
export function WhyChoose({ block }: { block: Block<'WhyChoose'> }) {
  const [giant, ...ledger] = block.stats ?? []
  return (
    <section className="sec">
      <div className="wrap why">
        <div className="why-i">
          <Text of={block} field="kicker" as="p" className="kick" />
          <Text of={block} field="heading" as="h2" className="h2" />
          <Text of={block} field="lead" as="p" className="lead mt-6 max-w-[34rem]" />
        </div>
        {giant && (
          <dl className="why-b">
            <Stat of={giant} className="big" />
          </dl>
        )}
        <ul className="pillars">
          {each(block.pillars, (pillar) => (
            <li>
              <Text of={pillar} field="title" as="h3" className="h4" />
              <Text of={pillar} field="text" as="p" />
            </li>
          ))}
        </ul>
        <dl className="stats-l">
          {each(ledger, (stat) => (
            <Stat of={stat} />
          ))}
        </dl>
      </div>
    </section>
  )
}
