import { clinicsOf } from '../../../content/clinic/contact.ts'
import { cityOfPage } from '../../../content/view/page-city.ts'
import { PLANTS, type PlantName } from '../../../content/view/plants.ts'
import { hashOf } from '../../../content/view/plate.ts'
import { plateAddress, SEEDS } from '../../../content/view/plate-name.ts'
import type { View } from '../../../content/view/view.ts'
import type { Category } from '../../../model/categories.ts'
import { CITIES, type Flower, flowerOf } from '../../../model/clinics.ts'
import type { Locale } from '../../../model/languages.ts'
import { withoutPipe } from '../../../model/pipe.ts'
import { shareAddress } from './share-address.ts'

/** Another number draws all pictures anew: browsers and networks keep one by its address. */
const DRAWN = 2

/** The engraving that grows each flower. */
const GROWN = { rose: 'rosa', thistle: 'thistle' } as const satisfies Record<Flower, PlantName>

/** What stands on a share picture. `plate` is the address of its engraving; `ink` its colour; `cities` where the thing is to be had. */
export type ShareCard = { title: string; cities: string[]; plate: string; ink: Flower }

type Shown = Pick<View, 'settings' | 'page' | 'treatment' | 'plate'>

/** Returns what stands on the picture of a page: the name of a treatment, or else the title that search engines show. */
export function shareCard({ settings, page, treatment, plate }: Shown): ShareCard {
  const city = cityOfPage({ page, treatment })
  const at: readonly string[] = treatment ? (treatment.cities ?? []) : city ? [city] : CITIES
  return {
    title: withoutPipe(treatment?.title ?? page?.seo?.title ?? page?.title),
    cities: clinicsOf(settings).flatMap(({ city: one, clinic }) => (clinic.city && at.includes(one) ? [clinic.city] : [])),
    plate: plate?.src ?? plateOfPage(page?.slug ?? '', flowerOf(city)),
    ink: flowerOf(city),
  }
}

/** A page without an engraving of its own has one of the kind that its discipline has, or the flower of its city. */
function plateOfPage(slug: string, flower: Flower): string {
  const seed = hashOf(slug)
  const plants = PLANTS[slug.split('/').at(-1) as Category] ?? [GROWN[flower]]
  return plateAddress({ plant: plants[seed % plants.length] ?? 'rosa', count: 5, minutes: 5, price: 4, seed: seed % SEEDS })
}

/** Returns the address of a page's picture, which changes with what stands on it. */
export function shareOf(view: Shown, path: string, locale: Locale): string {
  return shareAddress({ path, locale, mark: hashOf(`${DRAWN} ${JSON.stringify(shareCard(view))}`).toString(36) })
}
