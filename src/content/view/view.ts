import { keyOfLocale, LOCALES, type Locale } from '../../model/languages.ts'
import type { Addresses } from '../../model/links.ts'
import type { AnyBlock, Fallback, Page, RawPage, RawSettings, RawTeamMember, RawTreatment, Settings, Treatment } from '../types.ts'
import type { Card } from './cards.ts'
import { inEnglish, localise } from './localise.ts'

/** The raw documents of one address, in all languages. */
export type RawView = {
  settings: RawSettings
  page?: RawPage
  treatment?: RawTreatment
  sections?: RawPage
  treatments?: RawTreatment[]
  team?: RawTeamMember[]
  /** Where links to documents lead. */
  addresses?: Addresses
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
