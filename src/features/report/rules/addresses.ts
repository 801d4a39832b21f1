import { treatmentPath } from '../../../content/view/cards.ts'
import type { JsonObject } from '../../../model/json.ts'
import { textOf } from './json.ts'
import type { Document } from './site.ts'
import type { Place } from './visits.ts'

/** Addresses that the program answers without a document; see `src/routes.ts`. */
const SERVED = ['/search', '/staff']

/** Address of a document that is a page by itself: page `home` => `'/'`, treatment `exosome` => `'/procedures/facial/exosome'`. */
export function ownAddress({ collection, name, json }: Pick<Document, 'collection' | 'name' | 'json'>): string | undefined {
  if (collection === 'page' && typeof json?.slug === 'string') return json.slug === 'home' ? '/' : `/${json.slug}`
  if (collection === 'treatment' && typeof json?.category === 'string') return treatmentPath(json.category, name)
  return undefined
}

/** Addresses at which somebody finds a page, by English path; the value says whether visitors may see it yet. */
export function answeredBy(documents: Document[]): Map<string, { published: boolean }> {
  const own = documents.flatMap((document) => {
    const address = ownAddress(document)
    return address ? [[address, { published: document.json?.visibility !== 'unpublished' }] as const] : []
  })
  return new Map([...SERVED.map((address) => [address, { published: true }] as const), ...own])
}

const fallback = ({ collection, json = {} as JsonObject }: Document): string => {
  if (collection === 'teamMember') return '/about'
  if (collection === 'testimonial') return `/${json.location ?? 'london'}`
  return '/'
}

/** Where each document shows: its own address, the one it names, that of the first document that refers to it, or that of its collection. */
export function addressesOf(documents: Document[], places: Place[]): Map<string, string> {
  const own = new Map(documents.flatMap((document) => [[document.path, ownAddress(document)] as const]))
  const users = new Map<string, string>()
  for (const { field, value, document } of places) {
    const address = own.get(document.path)
    if (field.type === 'reference' && typeof value === 'string' && address && !users.has(value)) users.set(value, address)
  }
  return new Map(
    documents.map((document) => [
      document.path,
      own.get(document.path) ?? (textOf(document.json?.page) || users.get(document.path) || fallback(document)),
    ]),
  )
}
