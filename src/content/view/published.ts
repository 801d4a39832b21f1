import { pagePath, treatmentPath } from '../../model/address.ts'
import { COMING_SOON } from '../../model/fixed-addresses.ts'
import type { Locale } from '../../model/languages.ts'
import { LOCALES } from '../../model/languages.ts'
import { movedTo } from '../moved.ts'
import type { RawPage, RawSettings, RawTreatment } from '../types.ts'
import { localesOf } from './view.ts'

/** An address that search engines may show, and the languages in which it is written. */
export type Published = { path: string; locales: Locale[] }

/**
 * Returns every page and published treatment; without the coming-soon page, pages hidden from search engines, moved
 * addresses, and languages into which a treatment is to be translated.
 */
export function publishedAddresses(settings: RawSettings, pages: RawPage[], treatments: RawTreatment[]): Published[] {
  const ofPages = pages
    .filter(({ noindex, slug }) => !noindex && slug !== COMING_SOON)
    .map(({ slug }) => ({ path: pagePath(slug), locales: [...LOCALES] }))
  const ofTreatments = treatments
    .filter(({ visibility }) => visibility !== 'unpublished')
    .map((treatment) => ({
      path: treatmentPath(treatment.category, treatment._sys.filename),
      locales: localesOf(treatment),
    }))
  return [...ofPages, ...ofTreatments].filter(({ path }) => !movedTo(path, settings)).sort((a, b) => a.path.localeCompare(b.path))
}
