import { needsClinician } from '../../model/clinical.ts'

type Section = { __typename: string; check?: unknown; hidden?: unknown; reviewed?: unknown; _english?: string[] }

const isPart = ({ __typename }: Section) => __typename.endsWith('ClinicalPart')
const isReview = ({ __typename }: Section) => __typename.endsWith('ClinicalSources')

/** Returns sections without the date of a review while a clinical part among them needs a clinician: nothing is called reviewed before it is. */
export function withReview<One extends Section>(sections: One[]): One[] {
  if (!sections.some((section) => isPart(section) && needsClinician(section))) return sections
  return sections.map((section) => (isReview(section) ? withoutDate(section) : section))
}

const withoutDate = <One extends Section>(section: One): One => ({
  ...section,
  reviewed: undefined,
  _english: section._english?.filter((name) => name !== 'reviewed'),
})
