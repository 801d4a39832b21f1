import type { NamedDocument } from '../../../model/content-state.ts'
import type { Deployment, InEachLocale } from '../../preview/rules/preview.ts'
import type { WordedFinding } from '../../report/rules/finding.ts'
import type { Draft } from './drafts.ts'
import { type Missing, missingKey, type Unsettled } from './missing.ts'
import type { ReleasedFile } from './release.ts'

/** Answers what publishing a draft would do now, without doing it. */
export const DRY_RUN = '/api/drafts/plan'
export const PUBLISH = '/api/drafts/publish'

/** The sides that may both have changed one text: the site, and the draft that is brought to it. The text of one of them stands. */
export const SIDES = ['site', 'brought'] as const
export type QuestionSide = (typeof SIDES)[number]

/** The sides that were chosen, by the keys of their questions. */
export type Choices = Record<string, QuestionSide>

/** A text that draft and site both changed, each to something else; without a place the file as a whole. An absent text was taken away. */
export type ReleaseQuestion = { key: string; path: string; title: string; where: string[]; site?: string; brought?: string }

/** A document or a picture of the site that the draft changes; `shownAt` are the other pages that show it, with their titles. */
export type DraftFile = ReleasedFile & { shownAt: { href: string; title: InEachLocale }[] }

/**
 * A finding of the content report that comes with the draft, the name by which it is confirmed, and where it stands: its document and its
 * field, in the words of the form. `comesWith`: it is none any more once another draft has gone out, at its time in ISO form.
 */
export type NewFinding = WordedFinding & { key: string; title: string; where: string[]; comesWith?: { name: string; from: string } }

/** What publishing a draft would do as things stand, found out without doing it. `tip` names the state of the draft. */
export type DryRun = {
  draft: Draft
  tip: string
  /** The times that it has, in ISO form, where it waits for them. */
  planned?: { from: string; until?: string }
  /** The other drafts that wait for a time, with that, in ISO form: the first to go out comes first. */
  others?: { name: string; from: string }[]
  files: DraftFile[]
  /** What of the site others changed since the draft began. It stays as it is there. */
  meanwhile: NamedDocument[]
  questions: ReleaseQuestion[]
  findings: NewFinding[]
  /** Who has to see what of it still, before it goes out. */
  missing?: Missing[]
  /** What of it nobody has settled: it goes out all the same once somebody has said yes to each. */
  unsettled?: Unsettled[]
  /** Why nothing can be published, in a sentence. */
  refused?: string
  /** The parts of the draft that show only once they are deployed, and documents of kinds that the site doesn't know yet. */
  needsDeployment: Deployment[]
  leftOut: string[]
}

/** What becomes of the end of a draft's plan where the draft is published before: it ends as planned, or has no end. */
export const PLANNED_ENDS = ['keep', 'drop'] as const
export type PlannedEnd = (typeof PLANNED_ENDS)[number]

/** Asks for a dry run with what was chosen so far. */
export type DryRunRequest = { branch: string; choices: Choices }

/**
 * Asks for a draft to be published as it was shown; `looked` are the findings that somebody has looked at, `accepted` the keys of what is
 * open and may stay so. `end` is asked for where the draft waits for times that have an end.
 */
export type Publication = DryRunRequest & { tip: string; looked: string[]; accepted?: string[]; end?: PlannedEnd }

/** What may keep a draft from being published; one of them is enough. */
export const OBSTACLES = ['refused', 'nothing', 'errors', 'open', 'unseen', 'missing'] as const
export type Obstacle = (typeof OBSTACLES)[number]

/** The number of places that these files change: texts of documents, and pictures. */
export const placesIn = (files: DraftFile[]): number => files.reduce((sum, { fields }) => sum + Math.max(1, fields.length), 0)

/** The keys of what somebody has to say yes to; whoever plans a draft also to what is demanded of it and may be met until its time. */
export const toAccept = ({ unsettled = [], missing = [] }: Pick<DryRun, 'unsettled' | 'missing'>, isPlanned: boolean): string[] => [
  ...unsettled.map(({ key }) => key),
  ...(isPlanned ? missing.map(missingKey) : []),
]

/**
 * What keeps a draft from being published, by its dry run: how many questions are open, errors there are, warnings nobody has looked
 * at, and demands of an owner that are not met. `at` is the moment that it is planned for: errors that are none by then don't count.
 */
export function obstacles({ questions, findings, missing = [] }: DryRun, choices: Choices, looked: readonly string[], at?: Date) {
  const isOver = ({ comesWith }: NewFinding) => at !== undefined && comesWith !== undefined && new Date(comesWith.from) <= at
  return {
    open: questions.filter(({ key }) => !choices[key]).length,
    errors: findings.filter((one) => one.level === 'error' && !isOver(one)).length,
    unseen: findings.filter(({ level, key }) => level === 'warning' && !looked.includes(key)).length,
    missing: missing.length,
  }
}
