import type { EveryDocument } from '../../../../content/cms/every-document.ts'
import type { AnyBlock, RawPage, RawTreatment } from '../../../../content/types.ts'
import { documentAddresses, isPublished } from '../../../../content/view/addresses.ts'
import { type Card, cardsOf, cardsPlacedOn, relatedTo } from '../../../../content/view/cards.ts'
import { followLinks } from '../../../../content/view/links.ts'
import { withWholeTeam } from '../../../../content/view/load.ts'
import { localise } from '../../../../content/view/localise.ts'
import { priced } from '../../../../content/view/prices.ts'
import { addressOf } from '../../../../model/address.ts'
import { documentPath } from '../../../../model/document-path.ts'
import { isWholeDocument } from '../../../../model/documents-inside.ts'
import { SHARED_SECTIONS } from '../../../../model/fixed-addresses.ts'
import { asWritten } from '../../../../model/picture-address.ts'
import { byMenu } from './menu-order.ts'

/** Returns the address of a document, as the CMS gives it, that is a page by itself. What treatments share has none: it shows on theirs. */
export const ownAddress = (document: unknown): string | undefined =>
  isWholeDocument(document) && document.slug !== SHARED_SECTIONS ? addressOf(document.id, document) : undefined

/**
 * Returns the documents, by path, and pictures, by address, that show at each address of the site. The settings show everywhere,
 * and are not in it.
 */
export function shownAt({ pages, treatments, team }: Pick<EveryDocument, 'pages' | 'treatments' | 'team'>): Map<string, Set<string>> {
  const cards = cardsOf(treatments, 'en')
  const shared = sharedNames(pages.find(({ slug }) => slug === SHARED_SECTIONS))
  const shown = new Map<string, Set<string>>()
  for (const page of pages) {
    const address = ownAddress(page)
    if (address && isPublished(page)) shown.set(address, new Set([...namesIn(withWholeTeam(page, team)), ...cardsOn(page, cards)]))
  }
  for (const treatment of treatments) {
    const address = ownAddress(treatment)
    if (!address || !isPublished(treatment)) continue
    const related = relatedTo(treatment._sys.filename, cards).map(documentOf)
    shown.set(address, new Set([...namesIn(treatment), ...sharedBy(treatment, shared), ...related]))
  }
  return shown
}

/** Returns the addresses at which a document or a picture shows. */
export const addressesOf = (name: string, shown: Map<string, Set<string>>): string[] =>
  [...shown].filter(([, names]) => names.has(name)).map(([address]) => address)

const documentOf = ({ slug }: Card) => documentPath({ collection: 'treatment', name: slug })

/** Returns the paths of the treatments whose cards a page lists. */
function cardsOn({ blocks }: RawPage, cards: Card[]): string[] {
  const shown = (blocks ?? []).filter((block) => block && !block.hidden)
  if (shown.some((block) => block?.__typename === 'PageBlocksPriceList')) return priced(cards).map(documentOf)
  return cardsPlacedOn(localise(shown, 'en') as AnyBlock[], cards).map(documentOf)
}

/** Returns the documents and pictures in the sections that all treatments share: all of them, and those without the offers. */
function sharedNames(page: RawPage | undefined) {
  const blocks = page?.blocks?.filter((block) => block?.__typename !== 'PageBlocksOffers')
  return { all: namesIn(page), withoutOffers: namesIn(page && { ...page, blocks }) }
}

function sharedBy({ content, noOffers }: RawTreatment, { all, withoutOffers }: ReturnType<typeof sharedNames>): Iterable<string> {
  const isLeftOut = content?.some((block) => block?.__typename === 'TreatmentContentSharedSections' && block.leaveOut && !block.hidden)
  return isLeftOut ? [] : noOffers ? withoutOffers : all
}

/**
 * Gives the addresses of the pages that show a document or a picture, in the order of the menu; with `orDid` also those
 * of pages that showed it on the site and are still there.
 */
export type WhereShown = (name: string, orDid: boolean) => string[]

/** Returns the settings with the addresses to which their links lead. */
export const followed = ({ settings, pages, treatments }: EveryDocument) =>
  followLinks(settings, documentAddresses([...pages, ...treatments]))

/** Looks through the pages of a branch, and of the site `before` it. What the settings name shows everywhere, and is given the home page. */
export function whereShown(now: EveryDocument, before: EveryDocument): WhereShown {
  const [shown, shownBefore] = [shownAt(now), shownAt(before)]
  const order = byMenu(followed(now))
  const everywhere = namesIn(now.settings)
  return (name, orDid) => {
    if (everywhere.has(name)) return ['/']
    const old = orDid ? addressesOf(name, shownBefore).filter((address) => shown.has(address)) : []
    return [...new Set([...addressesOf(name, shown), ...old])].sort(order)
  }
}

/** Addresses of pictures in a longer text, such as Markdown. */
const PICTURES = /\/media\/[^\s"'()<>[\]]+/g

/** The documents and pictures that a value names, but for what is hidden: `{ image: '/media/a.webp', hidden: false }` => `/media/a.webp`. */
export function namesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') {
    if (value.startsWith('/media/')) found.add(asWritten(value))
    if (value.includes('/media/')) for (const [picture] of value.matchAll(PICTURES)) found.add(asWritten(picture))
  } else if (typeof value === 'object' && value !== null && !('hidden' in value && value.hidden === true)) {
    if (isWholeDocument(value)) found.add(value.id)
    for (const [name, field] of Object.entries(value)) if (!name.startsWith('_')) namesIn(field, found)
  }
  return found
}
