import type { Content } from '../../content/cms/client.ts'
import { filtersIn, queryOf } from '../../content/search/filters.ts'
import { isPublished } from '../../content/view/addresses.ts'
import { ASKED_QUERY, SENT_QUERY } from '../../features/enquiries/rules/sent-query.ts'
import { localPath } from '../../features/gate/rules/local-path.ts'
import { COUNTED } from '../../features/visits/rules/objection.ts'
import { parseAddress } from '../../i18n/addresses.ts'
import { targetOf } from '../../model/address.ts'
import { SERVED, THANKS } from '../../model/fixed-addresses.ts'
import { sideOf } from '../../model/zones.ts'
import { ROUTE_NAMES } from '../../routes/route-names.ts'

const SEARCH = '/search'
const STAFF = '/staff'
const LONGEST_QUERY = 100

/**
 * The parameters and values that any page's address may have, beside the filters. They say how a form went that was posted
 * without script, and whether visits are counted.
 */
const KNOWN: Record<string, readonly string[]> = { staff: ['wrong', 'attempts'], [COUNTED]: ['yes', 'no'] }

/** Matches a short value of the parameters that lead to a form, or to the page that thanks for one. */
const PLAIN = /^[\w .:-]{1,40}$/

/**
 * The address of a page, and its parts. `plain`: it asks for nothing but its path, or one of the places on the shadow, whether as
 * a page or as data. `kept`: it is one of a limited number; what visitors search for, bring to a form, or want to go on to, is
 * endless.
 */
export type PageAddress = { address: string; base: string; path: string; plain: boolean; kept: boolean }

const STATE = '.state'

/** Returns where the loaders' data of a page stand: `'/'` => `'/_root.state'`, `'/about?concern=hair'` => `'/about.state?concern=hair'`. */
export function stateAddress(address: string): string {
  const [pathname = '', query] = address.split('?')
  return `${pathname.replace(/\/$/, '/_root')}${STATE}${query ? `?${query}` : ''}`
}

/** Returns the path of the page whose data stand at a path: `'/_root.state'` => `'/'`; undefined for another path. */
export const pathOfState = (pathname: string): string | undefined =>
  pathname.endsWith(STATE) ? pathname.slice(0, -STATE.length).replace(/\/_root$/, '/') : undefined

/**
 * Returns the address of a page without the parameters that no page looks at, so that invented queries don't fill the cache
 * of pages. `/london/body?utm=x&concern=hair` => `/london/body?concern=hair`, which is `kept`, but not `plain`.
 */
export function pageAddress(asked: string, search: string): PageAddress {
  const pathname = readable(asked)
  const given = new URLSearchParams(search)
  const isData = pathname.endsWith('.data')
  const shown = isData ? pathname.slice(0, -'.data'.length).replace(/^(\/~[^/]*)?\/_root$/, '$1/') : pathname
  const { base, locale, path } = parseAddress(shown)
  const known = new URLSearchParams(path === SEARCH ? '' : queryOf(filtersIn(given)))
  const query = path === SEARCH ? given.get('q')?.trim().slice(0, LONGEST_QUERY) : ''
  const zone = path === SEARCH && !query ? given.get('zone') : null
  if (query) known.set('q', query)
  for (const [name, values] of Object.entries(KNOWN)) {
    const value = values.find((one) => one === given.get(name))
    if (value) known.set(name, value)
  }
  const to = path === STAFF ? localPath(given.get('to')) : undefined
  if (to) known.set('to', to)
  const ofEnquiry = (path === THANKS ? SENT_QUERY : ASKED_QUERY).filter((name) => PLAIN.test(given.get(name) ?? ''))
  for (const name of ofEnquiry) known.set(name, given.get(name) ?? '')
  const plain = known.size === 0
  if (zone && sideOf(zone)) known.set('zone', zone)
  const routes = given.get('_routes')
  if (isData && ROUTE_NAMES.some((name) => routes === `${locale}:${name}`)) known.set('_routes', String(routes))
  const text = known.toString()
  return { address: text ? `${pathname}?${text}` : pathname, base, path, plain, kept: !query && !to && ofEnquiry.length === 0 }
}

/** Adds the query that was asked with to an address: `('/book?city=london#form', '?a=1')` => `'/book?city=london&a=1#form'`. */
export const withQuery = (address: string, search: string): string =>
  address.replace(/#|$/, (end) => (/^[^#]*\?/.test(address) ? search.replace('?', '&') : search) + end)

/** Returns a path that can be decoded: `'/a%'`, which can't be and so shows nothing, => `'/a%25'`. */
function readable(pathname: string): string {
  try {
    decodeURIComponent(pathname)
    return pathname
  } catch {
    return pathname.replaceAll('%', '%25')
  }
}

/** Tells whether a path leads to a page of the site: `'/about'` does, `'/nowhere'`, which somebody invented, does not. */
export async function isOwnAddress(content: Content, path: string): Promise<boolean> {
  if (SERVED.includes(path)) return true
  const target = targetOf(path)
  if (target.kind === 'page') return Boolean(await content.page(target.slug))
  return (await content.treatment(target.slug))?.data.treatment.category === target.category
}

/** Tells whether a path leads to a page that visitors read: the search, or a document that is published. */
export async function isReadAddress(content: Content, path: string): Promise<boolean> {
  if (path === SEARCH) return true
  const target = targetOf(path)
  if (target.kind === 'page') {
    const page = (await content.page(target.slug))?.data.page
    return page !== undefined && isPublished(page)
  }
  const treatment = (await content.treatment(target.slug))?.data.treatment
  return treatment?.category === target.category && isPublished(treatment)
}
