import { Paragraphs } from '../components/text/paragraphs.tsx'
import { Text } from '../components/text/text.tsx'
import type { Block } from '../content/types.ts'
import { COUNTED } from '../features/visits/rules/objection.ts'
import { lazyView } from '../ui/lazy-view.tsx'

const CountingSwitch = lazyView(
  `section[aria-labelledby=${COUNTED}]`,
  async () => (await import('../features/visits/view/counting-switch.tsx')).CountingSwitch,
)

/** What is counted of a visit, and the switch by which a visitor objects. */
export function VisitChoice({ block }: { block: Block<'VisitChoice'> }) {
  return (
    <section className="prose-sec" aria-labelledby={COUNTED}>
      <div className="wrap">
        <Text of={block} field="heading" as="h2" className="h3" id={COUNTED} />
        <Paragraphs of={block} field="text" className="prose" />
        <CountingSwitch />
      </div>
    </section>
  )
}
