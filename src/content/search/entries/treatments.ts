import { LOCALES, type Locale } from '../../../model/languages.ts'
import type { RawTreatment } from '../../types.ts'
import { cardsOf } from '../../view/cards.ts'
import { localise } from '../../view/localise.ts'
import type { SearchEntry } from '../entry.ts'
import { keysOf } from '../pinyin.ts'
import { namesOf, oneLine, type Words } from './texts.ts'

/** The languages in which names are known beside English: the visitor's own, and for one Chinese the other. */
export const known = (locale: Locale): Locale[] =>
  LOCALES.filter((one) => one === 'en' || one === locale || (locale.startsWith('zh') && one.startsWith('zh')))

/** Returns the published treatments as search finds them, also by what they are for and what they do. */
export function treatmentEntries(treatments: RawTreatment[], locale: Locale, words: Words): SearchEntry[] {
  const documents = new Map(treatments.map((raw) => [raw._sys.filename, raw]))
  return cardsOf(treatments, locale).flatMap((card) => {
    const raw = documents.get(card.slug)
    if (!raw) return []
    const { name, description = '', benefits = [] } = card.card
    const own = localise(raw, locale)
    const names = namesOf(
      name,
      known(locale).map((one) =>
        localise({ title: raw.title, otherNames: raw.otherNames, card: raw.card, translations: raw.translations }, one),
      ),
    )
    const does = [...benefits, ...(own.treatmentInfo?.benefits ?? [])]
    const places = [words.category(card.category), ...card.cities.map(words.city), ...words.figures]
    return {
      kind: 'treatment',
      href: card.href,
      title: name,
      text: description,
      names,
      keys: [name, ...names].map(keysOf).filter(Boolean).join(' '),
      more: [
        ...card.concerns.map(words.concern),
        ...does,
        ...places,
        oneLine(own.hero?.title),
        own.hero?.subtitle ?? '',
        own.description ?? '',
      ],
      card,
    } satisfies SearchEntry
  })
}
