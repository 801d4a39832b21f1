import type { City } from '../../model/clinics.ts'
import type { View } from './view.ts'

/** Returns the city whose colours and phone number a page has: what editors chose, or the only clinic that offers the treatment. */
export function cityOfPage({ page, treatment }: Pick<View, 'page' | 'treatment'>): City | undefined {
  const [only, ...others] = treatment?.cities ?? []
  return (page?.city ?? treatment?.location ?? (others.length === 0 ? only : undefined)) as City | undefined
}
