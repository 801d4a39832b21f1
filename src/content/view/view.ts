import { keyOfLocale, LOCALES, type Locale } from '../../model/languages.ts'
import type { AnyBlock, Fallback, Page, RawPage, RawSettings, RawTeamMember, RawTreatment, Settings, Treatment } from '../types.ts'
import { type Card, cardsOf } from './cards.ts'
import { withWholeTeam } from './load.ts'
import { inEnglish, localise } from './localise.ts'

/** The raw documents of one address, in all languages. */
export type RawView = {
  settings: RawSettings
  page?: RawPage
  treatment?: RawTreatment
  sections?: RawPage
  treatments?: RawTreatment[]
  team?: RawTeamMember[]
}

/** The data that the components of one address show, in one language. */
export type View = {
  settings: Settings
  page?: Page
  treatment?: Treatment
  sections?: AnyBlock[]
  cards?: Card[]
  /** For testers: marks whether the branch changes which treatments are related, or their cards. */
  related?: Fallback
}

/**
 * Returns what an address shows, from its documents. The same function serves the visitor's HTML and the editor's live
 * preview, so it must stay pure. Hidden sections are left out; while a treatment is to be translated, it is shown in
 * English.
 */
export function compose(raw: RawView, locale: Locale): View {
  return {
    settings: localise(raw.settings, locale),
    page: raw.page && withoutHidden(localise(withWholeTeam(raw.page, raw.team), locale)),
    treatment: raw.treatment && treatmentIn(raw.treatment, locale),
    sections: raw.sections && sharedSections(localise(raw.sections, locale), raw.treatment?.noOffers === true),
    cards: raw.treatments && cardsOf(raw.treatments, locale),
  }
}

/** Returns the sections that treatments share. With `noOffers` those with offers are left out, even of the data. */
const sharedSections = (page: Page, noOffers: boolean) =>
  withoutHidden(page).blocks?.filter((block) => !(noOffers && block.__typename === 'PageBlocksOffers'))

const withoutHidden = (page: Page): Page => ({ ...page, blocks: page.blocks?.filter((block) => !block.hidden) })

/** Returns a treatment as visitors of a language read it. */
export const treatmentIn = (treatment: RawTreatment, locale: Locale) =>
  isUntranslated(treatment, locale) ? inEnglish(treatment) : localise(treatment, locale)

/** Returns the languages in which a treatment is written. */
export const localesOf = (treatment: RawTreatment): Locale[] => LOCALES.filter((locale) => !isUntranslated(treatment, locale))

/** Tells whether editors marked this treatment as still to be translated into a language. */
export function isUntranslated(treatment: RawTreatment, locale: Locale): boolean {
  const states: Record<string, string | null | undefined> = treatment.translationState ?? {}
  const key = keyOfLocale(locale)
  return key !== undefined && states[key] === 'toBeTranslated'
}

/**
 * Returns the treatment's own sections without hidden ones, and the shared sections in the place that one of them marks
 * (last if none does). The mark may also leave the shared sections out.
 */
export function arrangeSections(treatment: Treatment, shared: AnyBlock[] = []): AnyBlock[] {
  const own = (treatment.content ?? []).filter((block) => !block.hidden) as AnyBlock[]
  const at = own.findIndex((block) => block.__typename === 'TreatmentContentSharedSections')
  const mark = own[at]
  const leaveOut = mark?.__typename === 'TreatmentContentSharedSections' && mark.leaveOut
  const common = leaveOut ? [] : shared
  return at < 0 ? [...own, ...common] : [...own.slice(0, at), ...common, ...own.slice(at + 1)]
}
