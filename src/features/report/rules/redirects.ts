import { isObject } from '../../../model/json.ts'
import { textOf } from './json.ts'
import type { Site } from './site.ts'

const trimmed = (address: string) => address.replace(/(.)\/+$/, '$1')

/** The moved addresses of the settings: old address => new address. The first entry of an old address counts. */
export function redirectsOf({ documents }: Pick<Site, 'documents'>): Map<string, string> {
  const lists = documents.filter(({ collection }) => collection === 'siteSettings').map(({ json }) => json?.redirects)
  const entries = lists.flatMap((list) => (Array.isArray(list) ? list : [])).filter((one) => isObject(one))
  return new Map(entries.reverse().map(({ from, to }) => [trimmed(textOf(from)), textOf(to)] as const))
}

/** Where an address leads at last; undefined where it goes in circles. `'/old'` with `/old` => `/new` gives `'/new'` */
export function leadsTo(path: string, redirects: Map<string, string>, passed: string[] = []): string | undefined {
  if (passed.includes(path)) return undefined
  const next = redirects.get(path)
  return next === undefined || next === path ? path : leadsTo(trimmed(next.replace(/[?#].*$/, '')), redirects, [...passed, path])
}
