import type { Locale } from '../../model/languages.ts'
import { withPrintedHours } from '../clinic/printed-hours.ts'
import type { Page, Treatment } from '../types.ts'
import { articlesOf } from './articles.ts'
import { cardsOf } from './cards.ts'
import { followLinks } from './links.ts'
import { withWholeTeam } from './load.ts'
import { localise } from './localise.ts'
import { plateOf } from './plate.ts'
import { withReview } from './reviewed.ts'
import { type RawView, treatmentIn, type View } from './view.ts'

/**
 * Returns what an address shows, from its documents. The same function serves the visitor's HTML and the editor's live
 * preview, so it must stay pure. Hidden sections are left out; while a treatment is to be translated, it is shown in
 * English.
 */
export function compose(raw: RawView, locale: Locale): View {
  const view = {
    settings: withPrintedHours(localise(raw.settings, locale), locale),
    page: raw.page && withoutHidden(localise(withWholeTeam(raw.page, raw.team), locale)),
    treatment: raw.treatment && withReviewedContent(treatmentIn(raw.treatment, locale)),
    plate: raw.treatment && plateOf(raw.treatment),
    sections: raw.sections && sharedSections(localise(raw.sections, locale), raw.treatment?.noOffers === true),
    cards: raw.treatments && cardsOf(raw.treatments, locale),
    // The editor's preview doesn't fetch every page: it keeps the articles that the page was loaded with.
    ...(raw.pages && { articles: articlesOf(raw.pages, locale) }),
  }
  return followLinks(view, raw.addresses)
}

/** Returns the sections that treatments share. With `noOffers` those with offers are left out, even of the data. */
const sharedSections = (page: Page, noOffers: boolean) =>
  withoutHidden(page).blocks?.filter((block) => !(noOffers && block.__typename === 'PageBlocksOffers'))

const withoutHidden = (page: Page): Page => ({ ...page, blocks: page.blocks && withReview(page.blocks.filter((block) => !block.hidden)) })

const withReviewedContent = (treatment: Treatment): Treatment => ({
  ...treatment,
  ...(treatment.content && { content: withReview(treatment.content) }),
})
