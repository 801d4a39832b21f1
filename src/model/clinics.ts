/** The flowers that are drawn for clinics, as `src/styles/engraving.css` names them: `.art-rose` with its stem, `.art-rosebloom` without. */
export type Flower = 'rose' | 'thistle'

/**
 * One row of the table: all that the program knows of a clinic. What editors may change, such as its address, is in the settings;
 * the name of its city in each language is in `src/i18n`.
 */
type ClinicRow = {
  /** The name of its city as editors read it, and as forms send it and enquiries keep it. */
  englishName: string
  /** The flower on its pages; the ink of engravings goes with it. */
  flower: Flower
  /** The side on which the band that treatments share begins on its pages. */
  side: 'start' | 'end'
}

/**
 * The clinics, by the names that documents, addresses and style sheets have for their cities. A row more is a clinic more: fields,
 * forms, filters and lists are made from this table, in its order.
 */
export const CLINICS = {
  london: { englishName: 'London', flower: 'rose', side: 'start' },
  edinburgh: { englishName: 'Edinburgh', flower: 'thistle', side: 'end' },
} as const satisfies Record<string, ClinicRow>

/** The city of a clinic, as documents have it. */
export type City = keyof typeof CLINICS

/** The cities in the order in which the site names them. */
export const CITIES: readonly [City, ...City[]] = Object.keys(CLINICS) as [City, ...City[]]

/** The city that stands where one is needed and none was chosen. */
export const FIRST_CITY = CITIES[0]

/** The time zone of all clinics. */
export const CLINIC_ZONE = 'Europe/London'

/** Tells whether something is the city of a clinic: `'london'` is, `'London'` and `'paris'` are not. */
export const isCity = (name: unknown): name is City => CITIES.includes(name as City)

/** Returns the flower of a page by its city: `'edinburgh'` => `'thistle'`; pages of no city have the rose of the group. */
export const flowerOf = (city: string | undefined): Flower => (isCity(city) ? CLINICS[city].flower : 'rose')

/** Returns the field of the settings that holds a clinic: `'london'` => `'contact.london'` */
export const clinicField = (city: string) => `contact.${city}`
