import type { AnyBlock } from '../../../../content/types.ts'
import { type Card, placeGroups, relatedTo } from '../../../../content/view/cards.ts'
import { priced } from '../../../../content/view/prices.ts'
import { zonesOf } from '../../../../content/view/zones.ts'
import { documentPath } from '../../../../model/document-path.ts'
import { saying } from '../../../../model/pair-items.ts'
import type { Before } from '../preview.ts'
import { markFields } from './mark-fields.ts'

type Touched = Before['touched']

/** The cards of treatments in which the changes of a branch are marked, and tests for the lists of cards that it changes. */
export type MarkedCards = {
  cards: Card[]
  /** Tells whether a section lists other cards than it did, or in another order, or cards that differ. */
  isListChanged(block: AnyBlock): boolean
  /** Tells the same of the list of treatments that are related to one. */
  areRelatedChanged(slug: string): boolean
}

/** Marks what a branch changes in cards. `before` are the cards of the site; they count only where the branch touched the treatment. */
export function markCards(now: Card[], before: Card[], touched: Touched): MarkedCards {
  const earlier = earlierCards(now, before, touched)
  const isOther = (list: (cards: Card[]) => unknown) => saying(list(now)) !== saying(list(earlier))
  return {
    cards: now.map((card) =>
      markFields(
        card,
        earlier.find(({ slug }) => slug === card.slug),
        touched,
      ),
    ),
    isListChanged: (block) =>
      (block.__typename === 'PageBlocksTreatmentCards' && isOther((cards) => placeGroups(block, cards))) ||
      (block.__typename === 'PageBlocksPriceList' && isOther(priced)) ||
      (block.__typename === 'PageBlocksAskShadow' && isOther((cards) => zonesOf(block, cards).map((zone) => zone.cards))),
    areRelatedChanged: (slug) => isOther((cards) => relatedTo(slug, cards)),
  }
}

/** Returns the cards as they would be if the branch had changed none, in the same order; those that it removed are last. */
function earlierCards(now: Card[], before: Card[], touched: Touched): Card[] {
  const isTouched = ({ slug }: Card) => touched(documentPath({ collection: 'treatment', name: slug }))
  const old = ({ slug }: Card) => before.find((card) => card.slug === slug)
  const gone = before.filter((card) => isTouched(card) && !now.some(({ slug }) => slug === card.slug))
  return [...now.flatMap((card) => (isTouched(card) ? (old(card) ?? []) : card)), ...gone]
}
