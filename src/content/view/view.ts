import { keyOfLocale, LOCALES, type Locale } from '../../model/languages.ts'
import type { Addresses } from '../../model/links.ts'
import type { AnyBlock, Fallback, Page, RawPage, RawSettings, RawTeamMember, RawTreatment, Settings, Treatment } from '../types.ts'
import type { ArticleCard } from './articles.ts'
import type { Card } from './cards.ts'
import { inEnglish, localise } from './localise.ts'
import type { Plate } from './plate.ts'

/** The raw documents of one address, in all languages. */
export type RawView = {
  settings: RawSettings
  page?: RawPage
  treatment?: RawTreatment
  sections?: RawPage
  treatments?: RawTreatment[]
  team?: RawTeamMember[]
  /** Every page, where one lists the articles among them. */
  pages?: RawPage[]
  /** Where links to documents lead. */
  addresses?: Addresses
}

/** The data that the components of one address show, in one language. */
export type View = {
  settings: Settings
  page?: Page
  treatment?: Treatment
  plate?: Plate
  sections?: AnyBlock[]
  cards?: Card[]
  articles?: ArticleCard[]
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

/** The sections of a treatment's page by their place: in its article, what treatments share, and what follows. */
type Placed = { article: AnyBlock[]; common: AnyBlock[]; after: AnyBlock[] }

/**
 * Divides the sections of a treatment's page in three: `article`, its own sections up to the mark "Shared sections", then the
 * shared steps; `common`, the other shared sections; `after`, its own sections behind the mark. Without a mark all its own are
 * `article`. Hidden sections are left out, and the shared ones where the mark says so.
 */
export function placeSections(treatment: Treatment, shared: AnyBlock[] = []): Placed {
  const own = (treatment.content ?? []).filter((block) => !block.hidden) as AnyBlock[]
  const at = own.findIndex((block) => block.__typename === 'TreatmentContentSharedSections')
  const mark = own[at]
  const leaveOut = mark?.__typename === 'TreatmentContentSharedSections' && mark.leaveOut
  const all = leaveOut ? [] : shared
  return {
    article: [...(at < 0 ? own : own.slice(0, at)), ...all.filter(isSteps)],
    common: all.filter((block) => !isSteps(block)),
    after: at < 0 ? [] : own.slice(at + 1),
  }
}

/** Tells whether a section is the steps that all treatments share; a treatment shows them with its own facts. */
export const isSteps = ({ __typename }: AnyBlock) => __typename === 'PageBlocksJourney'

/** Returns all sections of a treatment's page in the order in which they stand there. */
export function arrangeSections(treatment: Treatment, shared?: AnyBlock[]): AnyBlock[] {
  const { article, common, after } = placeSections(treatment, shared)
  return [...article, ...common, ...after]
}
