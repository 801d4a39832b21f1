import type { City } from '../../../content/types.ts'
import { cardsOf, placeCards, relatedTo } from '../../../content/view/cards.ts'
import { localise } from '../../../content/view/localise.ts'
import type { RawView } from '../../../content/view/view.ts'

/** Returns the file names of the treatments whose cards a page shows; the page's own treatment is not among them. */
export function shownTreatments(raw: RawView): string[] {
  const cards = cardsOf(raw.treatments ?? [], 'en')
  if (raw.treatment) return relatedTo(raw.treatment._sys.filename, cards).map(({ slug }) => slug)
  const blocks = raw.page ? (localise(raw.page, 'en').blocks ?? []) : []
  const slugs = blocks.flatMap((block) =>
    block.__typename === 'PageBlocksTreatmentCards'
      ? (block.groups ?? []).flatMap((group) =>
          placeCards(group, cards, block.city as City | undefined, new Set()).flatMap(({ item }) => item?.slug ?? []),
        )
      : [],
  )
  return [...new Set(slugs)]
}
