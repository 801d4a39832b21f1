import { type Addresses, documentLinkOf, eachLink, followed } from '../../model/links.ts'

/**
 * Returns data in which each link to a document has become its address: `{ href: 'xref:/page/about' }` => `{ href: '/about' }`.
 * One whose document is gone or unpublished becomes `''`, which is shown as plain text. The only place where links are followed.
 */
export const followLinks = <T>(data: T, addresses: Addresses = {}): T => eachLink(data, (link) => followed(link, addresses))

/** Returns those addresses to which links in the data lead. */
export function linkedIn(data: unknown, addresses: Addresses): Addresses {
  const found: Record<string, string> = {}
  eachLink(data, (link) => {
    const { path = '' } = documentLinkOf(link) ?? {}
    const address = addresses[path]
    if (address !== undefined) found[path] = address
    return link
  })
  return found
}
