import { clinicsOf, directionsFromMap, directionsTo } from '../../content/clinic/contact.ts'
import { soon } from '../../content/clinic/hours.ts'
import type { AnyBlock, Settings } from '../../content/types.ts'
import type { City } from '../../model/clinics.ts'
import type { ClinicFacts } from '../../seo/structured/clinic.ts'

/** The clinics that a section shows: all or one, the address where the section words its own, and whether the hours of the week stand there. */
type Shown = { city?: City; address?: string; week: boolean; leads?: boolean }

function shownBy(block: AnyBlock): Shown[] {
  if (block.__typename === 'PageBlocksContactBlock')
    return [{ city: block.clinic as City, ...(block.place && { address: block.place }), week: true, leads: true }]
  if (block.__typename === 'PageBlocksSpotlights')
    return (block.items ?? []).map(({ city, address }) => ({ city: city as City, address, week: true }))
  if (block.__typename === 'PageBlocksLocations') return [{ week: !block.hours }]
  return block.__typename === 'PageBlocksClinicCards' ? [{ week: false }] : []
}

/** The page that asks: what its sections are, its address, the date, and the words for a clinic's regulator. */
type Asking = { blocks: AnyBlock[]; settings: Settings; origin: string; url: string; today: string; term: string }

/** Returns what names a clinic on every page of the site: `('https://x.example', 'london')` => `'https://x.example/#london'` */
export const clinicId = (origin: string, city: City) => `${origin}/#${city}`

/** Returns the facts of the clinics whose address and phone a page shows in a section, as it words them; of several sections the first counts. */
export function clinicsOn({ blocks, settings, origin, url, today, term }: Asking): ClinicFacts[] {
  const sections = blocks.flatMap(shownBy)
  return clinicsOf(settings).flatMap(({ city, clinic }) => {
    const shown = sections.find((one) => (one.city ?? city) === city)
    if (!shown) return []
    const address = (shown.address ?? clinic.address).replace(/,?\s*\n\s*/g, ', ')
    const isOwn = shown.address === undefined
    return [
      {
        id: clinicId(origin, city),
        name: `${settings.brand}, ${clinic.city}`,
        ...(shown.leads && { url }),
        telephone: clinic.phone,
        ...(clinic.email && { email: clinic.email }),
        address,
        hasMap: isOwn ? directionsFromMap(clinic.mapEmbed, clinic.address) : directionsTo(address),
        ...(isOwn && clinic.point && { point: clinic.point }),
        ...(clinic.regulator && { regulator: { term, name: clinic.regulator } }),
        ...(shown.week && { openingHours: clinic.openingHours ?? [], exceptions: soon(clinic.exceptions, today) }),
      },
    ]
  })
}
