import type { AnyBlock, Treatment } from '../types.ts'

/** The treatment's sections with the shared ones where it marks their place (last if it doesn't), without hidden ones. */
export function arrangeSections(treatment: Treatment, shared: AnyBlock[] = []): AnyBlock[] {
  const own = (treatment.content ?? []).filter((block) => !block.hidden) as AnyBlock[]
  const at = own.findIndex((block) => block.__typename === 'TreatmentContentSharedSections')
  const mark = own[at]
  const leaveOut = mark?.__typename === 'TreatmentContentSharedSections' && mark.leaveOut
  const common = leaveOut ? [] : shared
  return at < 0 ? [...own, ...common] : [...own.slice(0, at), ...common, ...own.slice(at + 1)]
}
