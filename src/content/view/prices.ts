import { CATEGORIES, type Category } from '../../model/categories.ts'
import type { City } from '../../model/clinics.ts'
import { fold, termsOf } from '../../model/fold.ts'
import type { Card } from './cards.ts'

/** The treatments of one category with their prices. */
export type PriceGroup = { category: Category; cards: Card[] }

/** Returns the treatments that a list of prices holds: those that are in listings. */
export const priced = (cards: Card[]): Card[] => cards.filter(({ listed }) => listed)

/** Returns the prices of a city by category, in the order of the cards; with `words` only those that have them all in name or description. */
export function pricesIn(city: City, cards: Card[], words = ''): PriceGroup[] {
  const terms = termsOf(words)
  const fits = ({ card }: Card) => {
    const text = terms.length > 0 ? fold(`${card.name} ${card.description ?? ''}`) : ''
    return terms.every((term) => text.includes(term))
  }
  return CATEGORIES.map((category) => ({
    category,
    cards: priced(cards).filter((card) => card.category === category && card.cities.includes(city) && fits(card)),
  })).filter((group) => group.cards.length > 0)
}
