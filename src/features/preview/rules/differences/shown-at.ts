import type { EveryDocument } from '../../../../content/cms/every-document.ts'
import type { Block, RawPage, RawTreatment } from '../../../../content/types.ts'
import { type Card, cardsOf, placeGroups, relatedTo } from '../../../../content/view/cards.ts'
import { localise } from '../../../../content/view/localise.ts'
import { withWholeTeam } from '../../../../content/view/whole-team.ts'
import { addressOf } from '../../../../model/address.ts'
import { documentPath } from '../../../../model/document-path.ts'
import { isDocument } from '../../../../model/documents-inside.ts'
import { SHARED_SECTIONS } from '../../../../model/fixed-addresses.ts'
import { namesIn } from './names-in.ts'

/** Returns the address of a document, as the CMS gives it, that is a page by itself. What treatments share has none: it shows on theirs. */
export const ownAddress = (document: unknown): string | undefined =>
  isDocument(document) && document.slug !== SHARED_SECTIONS ? addressOf(document.id, document) : undefined

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
    if (address) shown.set(address, new Set([...namesIn(withWholeTeam(page, team)), ...cardsOn(page, cards)]))
  }
  for (const treatment of treatments) {
    const address = ownAddress(treatment)
    if (!address || treatment.visibility === 'unpublished') continue
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
  const lists = (blocks ?? []).filter((block) => block?.__typename === 'PageBlocksTreatmentCards' && !block.hidden)
  return lists.flatMap((block) =>
    placeGroups(localise(block, 'en') as Block<'TreatmentCards'>, cards).flatMap(({ here }) =>
      here.flatMap(({ item }) => (item ? [documentOf(item)] : [])),
    ),
  )
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
