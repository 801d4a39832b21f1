import { filtersIn, queryOf } from '../../content/filters.ts'
import { ASKED_QUERY, SENT_QUERY, THANKS } from '../../enquiries/addresses.ts'
import { parseAddress } from '../../i18n/addresses.ts'
import { isLocale } from '../../i18n/locales.ts'
import { ROUTE_NAMES } from '../../routes/route-names.ts'

const SEARCH = '/search'
const LONGEST_QUERY = 100

/** What any page may be told by its address, beside the filters: how a plain form post went. */
const KNOWN: Record<string, readonly string[]> = { staff: ['wrong', 'attempts'] }

/** A short value of the queries that lead to a form, or thank for one. */
const PLAIN = /^[\w .:-]{1,40}$/

/**
 * A page's address without what no page looks at, so that invented queries don't fill the cache of pages.
 * `/london/body?utm=x&concern=hair` => `/london/body?concern=hair`. What visitors search for, and what they bring to a form, is endless and not `kept`.
 */
export function pageAddress(pathname: string, search: string): { address: string; kept: boolean } {
  const given = new URLSearchParams(search)
  const isData = pathname.endsWith('.data')
  const { path } = parseAddress(isData ? pathname.slice(0, -'.data'.length) : pathname)
  const known = new URLSearchParams(path === SEARCH ? '' : queryOf(filtersIn(given)))
  const query = path === SEARCH ? given.get('q')?.trim().slice(0, LONGEST_QUERY) : ''
  if (query) known.set('q', query)
  for (const [name, values] of Object.entries(KNOWN)) {
    const value = values.find((one) => one === given.get(name))
    if (value) known.set(name, value)
  }
  const ofEnquiry = (path === THANKS ? SENT_QUERY : ASKED_QUERY).filter((name) => PLAIN.test(given.get(name) ?? ''))
  for (const name of ofEnquiry) known.set(name, given.get(name) ?? '')
  const routes = given.get('_routes')
  if (isData && routes && isRoute(routes)) known.set('_routes', routes)
  const text = known.toString()
  return { address: text ? `${pathname}?${text}` : pathname, kept: !query && ofEnquiry.length === 0 }
}

/** Whether the router could ask for this one route's data: `'ar:treatment'` => true */
function isRoute(id: string): boolean {
  const [locale, name, more] = id.split(':')
  return isLocale(locale) && ROUTE_NAMES.some((known) => known === name) && more === undefined
}
