import { slugOf } from '../../../src/admin/screen'
import type { KindName } from '../new/kinds'

/** The collections with a list of their own, each with the name of its screen, of which Tina makes the address. */
export const LISTED: Record<KindName, string> = {
  page: 'Pages',
  treatment: 'Treatments',
  faq: 'Questions',
  teamMember: 'Team',
  testimonial: 'Reviews',
}

const isListed = (collection: string): collection is KindName => collection in LISTED

/** Returns the address of a collection's list: `'faq'` => `'#/screens/questions'` */
export const listAddress = (kind: KindName) => `#/screens/${slugOf(LISTED[kind])}`

/** Returns the collection whose list an address of the admin shows: `'#/screens/questions'` => `'faq'` */
export const kindAt = (hash: string): KindName | undefined =>
  (Object.keys(LISTED) as KindName[]).find((kind) => listAddress(kind) === hash.replace(/\?.*$/, ''))

/**
 * Returns where Tina's own address of a list leads: `'#/collections/faq/~'` => `'#/screens/questions'`, that of the settings to
 * theirs; undefined for every other address.
 */
export function listInstead(hash: string): string | undefined {
  const [, collection] = /#\/collections\/(\w+)(?:\/~.*|\/?)$/.exec(hash) ?? []
  if (!collection) return undefined
  if (collection === 'siteSettings') return '#/screens/settings'
  return isListed(collection) ? listAddress(collection) : undefined
}
