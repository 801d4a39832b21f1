import type { AnyBlock, Treatment } from '../../../../content/types.ts'
import { arrangeSections } from '../../../../content/view/arrange-sections.ts'
import type { View } from '../../../../content/view/view.ts'
import type { Before, PageChanges } from '../preview.ts'
import { change, countParts, type MarkedSections, markPart } from './mark-sections.ts'

/** A treatment in parts: its hero, its details, its own sections, those that all share, and the related treatments. */
type Parts = { treatment: Treatment; own: MarkedSections<AnyBlock>; shared: MarkedSections<AnyBlock>; areRelatedChanged: boolean }

/** The page of a treatment with its changed parts marked and counted; `before` is the treatment as the site has it. */
export function markTreatment(
  { treatment, own, shared, areRelatedChanged }: Parts,
  before: Treatment | undefined,
  touched: Before['touched'],
): { view: Pick<View, 'treatment' | 'sections' | 'related'>; changes: PageChanges } {
  const isTouched = touched(treatment.id)
  const isComingSoonChanged = isTouched && (treatment.comingSoon ?? false) !== (before?.comingSoon ?? false)
  const part = (name: 'hero' | 'treatmentInfo', also = false) =>
    treatment[name] && markPart(treatment[name], before?.[name], touched, isTouched, { also })
  const isPlaceMoved = own.list.some(({ __typename, _change }) => __typename === 'TreatmentContentSharedSections' && _change)
  const sections = isPlaceMoved ? shared.list.map((block) => (block._change ? block : { ...block, _change: change('moved') })) : shared.list
  const related = areRelatedChanged ? { _change: change('edited') } : undefined
  const marked = {
    ...treatment,
    ...(isComingSoonChanged && { _changed: ['comingSoon'] }),
    hero: part('hero'),
    treatmentInfo: part('treatmentInfo', isComingSoonChanged),
    content: own.list,
  } as Treatment
  const parts = countParts([marked.hero, marked.treatmentInfo, ...arrangeSections(marked, sections), related])
  return { view: { treatment: marked, sections, ...(related && { related }) }, changes: { parts, gone: own.gone + shared.gone } }
}
