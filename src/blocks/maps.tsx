import { ClinicMap } from '../components/clinic/clinic-map.tsx'
import { Text } from '../components/text/text.tsx'
import { clinicsOf } from '../content/clinic/contact.ts'
import { useSite } from '../content/site.ts'
import type { Block } from '../content/types.ts'

/** The maps of both clinics side by side. */
export function Maps({ block }: { block: Block<'Maps'> }) {
  const { settings } = useSite()
  return (
    <section className="wrap" aria-labelledby="maps">
      <Text of={block} field="heading" as="h2" className="vh" id="maps" />
      <div className="maps">
        {clinicsOf(settings).map(({ city, clinic }) => (
          <ClinicMap city={city} clinic={clinic} key={city} />
        ))}
      </div>
    </section>
  )
}
