import { type Addresses, documentLinkOf, eachLink, eachText, followed } from '../../model/links.ts'
import { asWritten } from '../../model/picture-address.ts'

/**
 * Returns data in which each link to a document has become its address: `{ href: 'xref:/page/about' }` => `{ href: '/about' }`.
 * One whose document is gone or unpublished becomes `''`, which is shown as plain text. The only place where links are followed.
 * The address of a picture becomes one that pages can show, whatever its file is called: `/media/a, b.webp` => `/media/a%2C%20b.webp`.
 */
export const followLinks = <T>(data: T, addresses: Addresses = {}): T =>
  eachText(
    eachLink(data, (link) => followed(link, addresses)),
    asWritten,
  )

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
