import { soon } from '../content/clinic/hours.ts'
import type { City, Clinic, Page, Settings } from '../content/types.ts'
import { medicalClinic } from '../seo/clinic.ts'

/**
 * Returns what search engines are told of the clinic that a page is about, by its section with the clinic's contact, with the
 * address as the page words it; undefined for other pages.
 */
export function clinicDataOf(page: Page | undefined, { brand, contact }: Settings, url: string, today: string): object | undefined {
  const block = page?.blocks?.find((one) => one.__typename === 'PageBlocksContactBlock')
  if (block?.__typename !== 'PageBlocksContactBlock') return undefined
  const clinic: Clinic | undefined = contact?.[block.clinic as City]
  if (!clinic) return undefined
  return medicalClinic({
    name: `${brand}, ${clinic.city}`,
    url,
    telephone: clinic.phone,
    ...(clinic.email && { email: clinic.email }),
    address: (block.place ?? clinic.address).replace(/,?\s*\n\s*/g, ', '),
    openingHours: clinic.openingHours ?? [],
    exceptions: soon(clinic.exceptions, today),
  })
}
