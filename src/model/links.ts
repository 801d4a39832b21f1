import { addressOf } from './address.ts'
import { documentNameOf, documentPath } from './document-path.ts'
import { type AnyObject, isObject } from './json.ts'

/** The address of each document that has one, by the document's path: `{ 'content/page/about.json': '/about' }`. */
export type Addresses = { readonly [path: string]: string }

/** A link to a document: its path, and what follows its address, such as `#prices`. */
export type DocumentLink = { path: string; rest: string }

/**
 * How a link to a document is stored: `xref:/treatment/hifu#prices`. So it follows when the document gets another address.
 * `xref` is the only scheme for a place within one site that Tina's rich text doesn't take out of a link; with a letter after the
 * colon it would write `xref\\:`.
 */
const LINK = /^xref:\/(page|treatment)\/([a-z0-9-]+(?:\/[a-z0-9-]+)*)([?#]\S*)?$/i
const ANY_LINK = /xref:[^\s)>\]"]+/gi

/** Returns the document that a link leads to: `'xref:/page/about#team'` => about.json and `'#team'`; undefined for other links. */
export function documentLinkOf(link: string): DocumentLink | undefined {
  const [, collection, name, rest = ''] = LINK.exec(link) ?? []
  return collection && name ? { path: documentPath({ collection, name }), rest } : undefined
}

/** Returns the link to a document, as it is stored: `('content/page/about.json', '#team')` => `'xref:/page/about#team'`. */
export function linkToDocument(path: string, rest = ''): string {
  const { collection, name } = documentNameOf(path) ?? {}
  return `xref:/${collection}/${name}${rest}`
}

/**
 * Returns the address that a link leads to: of its document, or its own. `''` where there is no such document among the
 * addresses: then it leads nowhere.
 */
export function followed(link: string, addresses: Addresses): string {
  if (!link.startsWith('xref:')) return link
  const { path = '', rest = '' } = documentLinkOf(link) ?? {}
  const address = addresses[path]
  return address === undefined ? '' : address + rest
}

/** Returns the address of each document that has one, given as its path and its values. */
export function addressesIn(documents: Iterable<readonly [string, AnyObject]>): Addresses {
  const found: Record<string, string> = {}
  for (const [path, values] of documents) {
    const address = addressOf(path, values)
    if (address !== undefined) found[path] = address
  }
  return found
}

/** Returns a text, such as Markdown, in which `change` was asked for each link to a document. */
export const withLinks = (text: string, change: (link: string) => string): string => text.replace(ANY_LINK, change)

/**
 * Returns a value in which `change` was asked for each link to a document, wherever it stands: in a field, in rich text, or in
 * Markdown. What holds none stays the same object; what the CMS notes of a document (`_sys`) is not entered.
 */
export const eachLink = <T>(value: T, change: (link: string) => string): T =>
  eachText(value, (text) => (text.includes('xref:') ? withLinks(text, change) : text))

/** Returns a value in which `change` was asked for each text, as `eachLink` does for links. */
export function eachText<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T
  if (Array.isArray(value)) {
    const items = value.map((item) => eachText(item, change))
    return (items.some((item, at) => item !== value[at]) ? items : value) as T
  }
  if (!isObject(value as AnyObject)) return value
  const changed = Object.entries(value as AnyObject).flatMap(([name, field]) => {
    const next = name.startsWith('_') ? field : eachText(field, change)
    return next === field ? [] : [[name, next] as const]
  })
  return changed.length > 0 ? { ...value, ...Object.fromEntries(changed) } : value
}
