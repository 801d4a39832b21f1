import { treatmentPath } from '../../model/address.ts'
import type { Category } from '../../model/categories.ts'
import type { City } from '../../model/clinics.ts'
import type { Locale } from '../../model/languages.ts'
import type { AnyBlock, Block, RawTreatment, Treatment } from '../types.ts'
import { localise } from './localise.ts'
import { plateOf } from './plate.ts'

/** A treatment as listings and menus know it. */
export type Card = {
  slug: string
  href: string
  category: Category
  cities: City[]
  concerns: string[]
  /** How deep it works: `'surface' | 'dermis' | 'deeper'`. */
  depth?: string
  comingSoon: boolean
  listed: boolean
  /** True for prescription-only medicines, whose price is told in the consultation. */
  noOffers?: boolean
  card: NonNullable<Treatment['card']>
  /** Where its engraving is. */
  plate: string
}

/** Returns the cards of all published treatments, in one language and by name as it sorts them; a treatment whose card has no name is left out. */
export function cardsOf(treatments: RawTreatment[], locale: Locale): Card[] {
  const cards = treatments.flatMap((raw): Card[] => {
    if (raw.visibility === 'unpublished' || !raw.card) return []
    // Only what a card shows: every page asks for all cards, and most of a treatment is the text of its own page.
    const shown = { card: raw.card, category: raw.category, cities: raw.cities, concerns: raw.concerns, comingSoon: raw.comingSoon }
    const { card, category, cities, concerns, comingSoon } = localise(shown, locale)
    if (!card?.name) return []
    const slug = raw._sys.filename
    return [
      {
        slug,
        href: treatmentPath(category, slug),
        category: category as Category,
        cities: (cities ?? []) as City[],
        concerns: concerns ?? [],
        ...(raw.depth && { depth: raw.depth }),
        comingSoon: comingSoon ?? false,
        listed: raw.visibility === 'listed',
        ...(raw.noOffers && { noOffers: true }),
        card,
        plate: plateOf(raw).src,
      },
    ]
  })
  return cards.sort((a, b) => a.card.name.localeCompare(b.card.name, locale))
}

type Group = NonNullable<Block<'TreatmentCards'>['groups']>[number]

/** A card in its place: the treatment it shows (or only a title), and the address to which it leads. */
export type PlacedCard = { key: string; href: string; title?: string; item?: Card; source?: NonNullable<Group['cards']>[number] }

/**
 * Returns the cards of one group: those the editor named, in that order, then the rest of a category, by name. A named
 * treatment that is unpublished or deleted disappears; one that a group of the section names is not repeated in a rest.
 */
export function placeCards(group: Group, cards: Card[], city: City | undefined, namedInSection: Set<string>): PlacedCard[] {
  const named = (group.cards ?? []).flatMap((source): PlacedCard[] => {
    const item = cards.find(({ slug }) => slug === source.treatment)
    if (item) return [{ key: item.slug, href: source.href || item.href, item, source }]
    return source.title && source.href !== undefined ? [{ key: source.title, href: source.href, title: source.title, source }] : []
  })
  const rest = cards
    .filter(
      ({ slug, category, cities, listed }) =>
        listed && category === group.rest && (!city || cities.includes(city)) && !namedInSection.has(slug),
    )
    .filter(({ slug }) => !named.some(({ key }) => key === slug))
  return [...named, ...rest.map((item) => ({ key: item.slug, href: item.href, item }))]
}

/** Returns the groups of a section with their cards. A treatment that one group names is not repeated in the rest of another. */
export function placeGroups({ groups = [], city }: Pick<Block<'TreatmentCards'>, 'groups' | 'city'>, cards: Card[]) {
  const named = new Set(groups.flatMap((group) => group.cards?.flatMap(({ treatment }) => treatment ?? []) ?? []))
  return groups.map((group) => ({ group, here: placeCards(group, cards, city as City | undefined, named) }))
}

/** Returns the cards that the sections of a page place in groups, or beside a shadow. */
export function cardsPlacedOn(blocks: AnyBlock[], cards: Card[]): Card[] {
  const placed = new Set(
    blocks.flatMap((block) => {
      if (block.__typename === 'PageBlocksAskShadow')
        return block.zones?.flatMap((zone) => zone.treatments?.map((one) => one.treatment) ?? [])
      if (block.__typename !== 'PageBlocksTreatmentCards') return []
      return placeGroups(block, cards).flatMap(({ here }) => here.flatMap(({ item }) => item?.slug ?? []))
    }),
  )
  return cards.filter(({ slug }) => placed.has(slug))
}

/** Returns the cards that the sections of a page show: those that they place, or all in a list of prices. */
export const cardsOn = (blocks: AnyBlock[], cards: Card[]): Card[] =>
  blocks.some(({ __typename }) => __typename === 'PageBlocksPriceList') ? cards : cardsPlacedOn(blocks, cards)

const MOST_RELATED = 3

/**
 * Returns at most three listed treatments of the same cities that share concerns with this one: those that share most
 * first, then those of its category, and of equals those that come next in the alphabet, so that neighbours lead on and not
 * to the same three. Never another page of the same treatment.
 */
export function relatedTo(slug: string, cards: Card[]): Card[] {
  const own = cards.find((card) => card.slug === slug)
  if (!own) return []
  const score = (card: Card) =>
    card.concerns.filter((concern) => own.concerns.includes(concern)).length * 2 + (card.category === own.category ? 1 : 0)
  const isBefore = (card: Card) => Number(card.slug < slug)
  return cards
    .filter(
      (card) => card.listed && card.card.name !== own.card.name && card.cities.some((city) => own.cities.includes(city)) && score(card) > 1,
    )
    .sort((a, b) => score(b) - score(a) || isBefore(a) - isBefore(b) || a.slug.localeCompare(b.slug, 'en'))
    .filter(({ card }, at, sorted) => sorted.findIndex((other) => other.card.name === card.name) === at)
    .slice(0, MOST_RELATED)
}

/** Returns the cards that the page of a treatment needs: its own, and those of the related ones. */
export const cardsFor = (slug: string, cards: Card[]): Card[] => [...cards.filter((card) => card.slug === slug), ...relatedTo(slug, cards)]
