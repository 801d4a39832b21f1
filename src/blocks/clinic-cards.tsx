import { ClinicCard } from '../components/clinic/clinic-card.tsx'
import { Text } from '../components/text/text.tsx'
import { clinicsOf } from '../content/clinic/contact.ts'
import { useSite } from '../content/site.ts'
import type { Block } from '../content/types.ts'

/** Both clinics as small cards. */
export function ClinicCards({ block }: { block: Block<'ClinicCards'> }) {
  const { settings } = useSite()
  return (
    <section aria-labelledby="clinic-cards">
      <Text of={block} field="heading" as="h2" className="vh" id="clinic-cards" />
      {clinicsOf(settings).map(({ city, clinic }) => (
        <ClinicCard city={city} clinic={clinic} key={city} />
      ))}
    </section>
  )
}
