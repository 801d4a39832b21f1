import { documentLinkOf, withLinks } from '../../../model/links.ts'

/** The address of each document: an object by path. */
export const ADDRESSES = '/api/tina/addresses'
/** How many links lead to the document that `?path=` names. */
export const LEADING_HERE = '/api/tina/leading-here'

/** How many links lead to a document, in how many others. */
export type LeadingHere = { links: number; documents: number }

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

/** Counts the links to a document in texts of others: those that name it, and those that give its address. */
export function leadingHere(path: string, address: string, texts: Iterable<string>): LeadingHere {
  const plain = new RegExp(`(?:"href": ?"|\\]\\()${literal(address)}(?=["?#)])`, 'g')
  const counts = [...texts].map((text) => {
    let named = 0
    withLinks(text, (link) => {
      if (documentLinkOf(link)?.path === path) named += 1
      return link
    })
    return named + [...text.matchAll(plain)].length
  })
  return { links: counts.reduce((sum, one) => sum + one, 0), documents: counts.filter((one) => one > 0).length }
}
