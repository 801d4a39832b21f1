import type { AnyBlock, Treatment } from '../types.ts'

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
