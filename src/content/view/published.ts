import { pagePath, treatmentPath } from '../../model/address.ts'
import { COMING_SOON } from '../../model/fixed-addresses.ts'
import { isEmpty, isObject } from '../../model/json.ts'
import type { Locale } from '../../model/languages.ts'
import { LOCALES } from '../../model/languages.ts'
import { movedTo } from '../moved.ts'
import type { RawPage, RawSettings, RawTreatment, Settings } from '../types.ts'
import { isPublished } from './addresses.ts'
import { localesOf } from './view.ts'

/** An address that search engines may show, and the languages in which it is written. */
export type Published = { path: string; locales: Locale[] }

/**
 * Returns every published page and treatment; without the coming-soon page, pages hidden from search engines, moved
 * addresses, and languages into which a treatment is to be translated.
 */
export function publishedAddresses(settings: RawSettings, pages: RawPage[], treatments: RawTreatment[]): Published[] {
  const ofPages = pages
    .filter((page) => isPublished(page) && !page.noindex && page.slug !== COMING_SOON)
    .map(({ slug }) => ({ path: pagePath(slug), locales: [...LOCALES] }))
  const ofTreatments = treatments.filter(isPublished).map((treatment) => ({
    path: treatmentPath(treatment.category, treatment._sys.filename),
    locales: localesOf(treatment),
  }))
  return [...ofPages, ...ofTreatments].filter(({ path }) => !movedTo(path, settings)).sort((a, b) => a.path.localeCompare(b.path, 'en'))
}

type Entry = { href?: unknown; links?: unknown; items?: unknown }

/**
 * Returns the settings without the entries of menus and lists of links that lead to an unpublished page or treatment, or
 * nowhere. One that opens a menu of its own keeps that.
 */
export function withoutUnpublished(settings: Settings, pages: RawPage[], treatments: RawTreatment[]): Settings {
  const hidden = treatments.filter((treatment) => !isPublished(treatment))
  const gone = new Set([
    '',
    ...pages.filter((page) => !isPublished(page)).map(({ slug }) => pagePath(slug)),
    ...hidden.map(({ category, _sys }) => treatmentPath(category, _sys.filename)),
  ])
  return without(settings, gone) as Settings
}

function without(value: unknown, gone: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.flatMap((item) => entry(item, gone)).map((item) => without(item, gone))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, name.startsWith('_') ? field : without(field, gone)]))
}

function entry(item: unknown, gone: ReadonlySet<string>): unknown[] {
  const { href, links, items } = (isObject(item) ? item : {}) as Entry
  if (typeof href !== 'string' || !gone.has(href.replace(/[?#].*$/, ''))) return [item]
  if (!isEmpty(links)) return [{ ...(item as object), href: undefined }]
  return isEmpty(items) ? [] : [item]
}
