import { Text } from '../components/text/text.tsx'
import type { Block } from '../content/types.ts'
import { lazyView } from '../ui/lazy-view.tsx'

const PriceTables = lazyView(
  'section[aria-labelledby=prices]',
  async () => (await import('../components/treatment/price-tables.tsx')).PriceTables,
)

/** The prices of all treatments by city. */
export function PriceList({ block }: { block: Block<'PriceList'> }) {
  return (
    <section className="sec" aria-labelledby="prices">
      <div className="wrap">
        <Text of={block} field="heading" as="h2" className="h2" id="prices" />
        <Text of={block} field="lead" as="p" className="lead mt-4" />
        <PriceTables />
      </div>
    </section>
  )
}
