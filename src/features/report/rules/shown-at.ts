import { addressOf } from '../../../model/address.ts'
import { FIRST_CITY } from '../../../model/clinics.ts'
import { SERVED } from '../../../model/fixed-addresses.ts'
import { isObject, type JsonObject, textOf } from '../../../model/json.ts'
import type { Redirect } from '../../../model/redirects.ts'
import type { Document } from './site.ts'
import type { FieldPlace } from './visits.ts'

/** Returns the address of a document that is a page by itself. */
export const ownAddress = ({ path, json }: Pick<Document, 'path' | 'json'>) => addressOf(path, json ?? {})

/** Returns the moved addresses that the settings name. */
export function redirectsIn(documents: Document[]): Redirect[] {
  const lists = documents.filter(({ collection }) => collection === 'siteSettings').map(({ json }) => json?.redirects)
  return lists.flatMap((list) =>
    Array.isArray(list) ? list.filter((one) => isObject(one)).map(({ from, to }) => ({ from: textOf(from), to: textOf(to) })) : [],
  )
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
  if (collection === 'testimonial') return `/${json.location ?? FIRST_CITY}`
  return '/'
}

/** Where each document shows: its own address, the one it names, that of the first document that refers to it, or that of its collection. */
export function addressesOf(documents: Document[], places: FieldPlace[]): Map<string, string> {
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
