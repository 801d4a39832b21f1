import { fold, termsOf } from '../../model/fold.ts'
import type { Locale } from '../../model/languages.ts'
import type { RawTreatment } from '../types.ts'
import { type Card, cardsOf } from '../view/cards.ts'
import { localise } from '../view/localise.ts'

/** A treatment's card and its texts as search compares them: those that count most come first, see `WEIGHTS`. */
export type SearchEntry = { card: Card; texts: string[] }

/** The weight of a word by the text it is in: name and title, what the treatment is for and does, description. */
const WEIGHTS = [8, 3, 1]
const STARTS_A_WORD = 1.5

/**
 * Returns the texts in which search looks, of the published treatments in one language. The English name is found in
 * every language. `labelOf` returns the name of a concern in the visitor's language.
 */
export function searchIndex(treatments: RawTreatment[], locale: Locale, labelOf: (concern: string) => string): SearchEntry[] {
  const cards = new Map(cardsOf(treatments, locale).map((card) => [card.slug, card]))
  return treatments.flatMap((raw) => {
    const card = cards.get(raw._sys.filename)
    if (!card) return []
    const { title, description, treatmentInfo } = localise(raw, locale)
    const { name, benefits = [] } = card.card
    const texts = [
      [name, title, raw.title, raw.card?.name ?? ''],
      [...card.concerns.map(labelOf), ...benefits, ...(treatmentInfo?.benefits ?? [])],
      [description ?? '', card.card.description],
    ]
    return [{ card, texts: texts.map((part) => ` ${fold(part.join(' '))}`) }]
  })
}

/** Returns the words that a search page's address asks for: `'https://…/ar/search?q=%20laser'` => `'laser'` */
export const askedIn = (url: string) => new URL(url).searchParams.get('q')?.trim() ?? ''

/** Returns the listed cards by name, for a page that can't be asked anything without script. */
export const listedIn = (entries: SearchEntry[]): Card[] =>
  entries
    .map(({ card }) => card)
    .filter(({ listed }) => listed)
    .sort((a, b) => a.card.name.localeCompare(b.card.name))

/** Returns the cards that hold every word of the query, best first: `search(entries, 'laser hair')` => Laser Hair Removal, … */
export function search(entries: SearchEntry[], query: string): Card[] {
  const terms = termsOf(query)
  if (terms.length === 0) return []
  return entries
    .map(({ card, texts }) => ({ card, score: scoreOf(texts, terms) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.card.card.name.localeCompare(b.card.card.name) || a.card.slug.localeCompare(b.card.slug))
    .map(({ card }) => card)
}

function scoreOf(texts: string[], terms: string[]): number {
  const scores = terms.map((term) =>
    Math.max(
      ...texts.map((text, index) => (text.includes(term) ? (WEIGHTS[index] ?? 1) * (text.includes(` ${term}`) ? STARTS_A_WORD : 1) : 0)),
    ),
  )
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}
