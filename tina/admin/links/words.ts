/** What the picker of links says. */
export const PLACEHOLDER = 'Type the name of a page, or an address'
export const NO_LINK = 'No link'
export const NOTHING_FOUND =
  'No page is called so. A web address begins with https://, a page of this site with /, a section of this page with #.'
export const GONE = 'The page that this led to is gone. Visitors read the words without a link: choose another page.'
export const UNPUBLISHED = 'Not published yet: until it is, visitors read the words without a link.'
export const LISTED = 'Where it leads'
export const LOST_NAME = 'A page that is gone'
export const PHONE = 'Telephone call'
export const MAIL = 'E-mail'
export const SECTION = 'A section of this page'
export const ELSEWHERE = 'Another site'
export const OWN_ADDRESS = 'An address of this site'
export const PAGE = 'Page'
export const TREATMENT = 'Treatment'
export const HIDDEN = 'not published'

/** `(2)` => `'2 pages found'`, for who can't see the list. */
export const found = (number: number) => (number === 1 ? '1 found' : `${number} found`)

const ways = ({ links, documents }: { links: number; documents: number }) => {
  if (links === 0) return 'No link leads here'
  return `${links === 1 ? '1 link follows' : `${links} links follow`}, ${documents === 1 ? 'in 1 text' : `in ${documents} texts`}`
}

/** What a new address moves: `('/a', '/b', { links: 12, documents: 5 })` => `'… 12 links follow, in 5 texts, and /a leads here.'` */
export const movesTo = (from: string, to: string, counted: { links: number; documents: number }) =>
  `Once saved, this page is at ${to}. ${ways(counted)}, and who asks for ${from} is led here.`

/** Why a page keeps its address. */
export const keepsAddress = (from: string) => `The site itself leads to ${from}, so this page keeps that address. Put it back, then save.`
