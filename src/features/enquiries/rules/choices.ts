import { CITIES, type City, CLINICS } from '../../../model/clinics.ts'

/** The clinics that visitors may choose. All choices are stored in English; the interface translates them by their keys. */
export type Location = (typeof CLINICS)[City]['englishName']
export const LOCATIONS: readonly Location[] = /* @__PURE__ */ CITIES.map((city) => CLINICS[city].englishName)

const CITY_OF = /* @__PURE__ */ Object.fromEntries(CITIES.map((city) => [CLINICS[city].englishName, city])) as Record<Location, City>

/** `'London'` => `'london'` */
export const cityOf = (location: Location): City => CITY_OF[location]

/** `'london'` => `'London'`, `'LONDON'` => `'London'`; anything else => undefined */
export function locationOf(name: string | null | undefined): Location | undefined {
  const wanted = name?.toLowerCase() ?? ''
  return LOCATIONS.find((location) => [cityOf(location), location.toLowerCase()].includes(wanted))
}

export const INTERESTS = {
  facial: 'Facial Rejuvenation',
  body: 'Body Contouring',
  injectables: 'Injectables (Botox/Fillers)',
  laser: 'Laser Treatments',
  skin: 'Skin Analysis',
  wellness: 'Wellness Consultation',
} as const
export type Interest = (typeof INTERESTS)[keyof typeof INTERESTS]

/** The times of day that a form shows; `minutes` counts from midnight. Nobody is seen at noon. */
export const SLOTS = [
  { value: '9:00 AM', key: 'at9', minutes: 540 },
  { value: '10:30 AM', key: 'at1030', minutes: 630 },
  { value: '12:00 PM', key: 'at12', minutes: 720, never: true },
  { value: '2:00 PM', key: 'at14', minutes: 840 },
  { value: '3:30 PM', key: 'at1530', minutes: 930 },
  { value: '5:00 PM', key: 'at17', minutes: 1020 },
] as const
export type Slot = (typeof SLOTS)[number]

type Asked = { slug: string; category: string; concerns: string[] }

/** Returns the interest that a treatment belongs to: laser hair removal => `'Laser Treatments'`, a peel => `'Facial Rejuvenation'`. */
export function interestOf({ slug, category, concerns }: Asked): Interest {
  if (slug.includes('laser')) return INTERESTS.laser
  if (slug.includes('scanner')) return INTERESTS.skin
  if (concerns.includes('wellbeing')) return INTERESTS.wellness
  return category === 'body' || category === 'injectables' ? INTERESTS[category] : INTERESTS.facial
}
