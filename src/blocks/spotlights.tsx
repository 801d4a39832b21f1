import { Spotlight } from '../components/clinic/spotlight.tsx'
import { clinicsOf } from '../content/clinic/contact.ts'
import { useSite } from '../content/site.ts'
import type { Block } from '../content/types.ts'

/** Each clinic at length, in its city's colours. */
export function Spotlights({ block }: { block: Block<'Spotlights'> }) {
  const { settings } = useSite()
  return block.items?.map((item) => {
    const found = clinicsOf(settings).find(({ city }) => city === item.city)
    return found && <Spotlight key={found.city} of={item} {...found} />
  })
}
