import type { AnyBlock, Fallback, Page, Treatment } from '../../../../content/types.ts'
import { arrangeSections, type RawView, type View } from '../../../../content/view/view.ts'
import type { Before, PageChanges } from '../preview.ts'
import { markCards } from './mark-cards.ts'
import { markFields } from './mark-fields.ts'
import { change, countParts, type MarkedSections, markPart, markSections } from './mark-sections.ts'

type Touched = Before['touched']
/** One address: its documents as they are written (`raw`), and as they are shown in one language (`view`). */
type Shown = { raw: RawView; view: View }
type Marked = { view: View; changes: PageChanges }

/** Marks in a view what a branch changes, and counts it. `before` is the same page of the site, as far as it has it. */
export function markView({ raw, view }: Shown, before: View, touched: Touched): Marked {
  const settings = markFields(view.settings, before.settings, touched)
  const marked = markCards(view.cards ?? [], before.cards ?? [], touched)
  const cards = view.cards && marked.cards
  const sections = (now: AnyBlock[] | undefined, old: AnyBlock[] | undefined, path: string | undefined) =>
    markSections(seen(now), seen(old), touched, path !== undefined && touched(path), marked.isListChanged)
  if (view.treatment) {
    const slug = raw.treatment?._sys.filename ?? ''
    const parts = {
      treatment: view.treatment,
      own: sections(view.treatment.content as AnyBlock[], before.treatment?.content as AnyBlock[], raw.treatment?.id),
      shared: sections(view.sections, before.sections, raw.sections?.id),
      areRelatedChanged: marked.areRelatedChanged(slug),
    }
    const treatment = markTreatment(parts, before.treatment, touched)
    return { view: { ...view, settings, cards, ...treatment.view }, changes: treatment.changes }
  }
  if (!view.page) return { view: { ...view, settings, cards }, changes: { parts: 0, gone: 0 } }
  const text = ({ title, body }: Page) => ({ title, body }) as Pick<Page, 'title' | 'body'> & Fallback
  const own = markPart(text(view.page), before.page && text(before.page), touched, touched(view.page.id))
  const { list, gone } = sections(view.page.blocks, before.page?.blocks, view.page.id)
  const page = { ...view.page, ...(view.page.body && own), blocks: list } as Page
  return { view: { ...view, settings, cards, page }, changes: { parts: countParts([page, ...list]), gone } }
}

const seen = (blocks: AnyBlock[] = []) => blocks.filter(({ hidden }) => !hidden)

/** A treatment in parts: its hero, its details, its own sections, those that all share, and the related treatments. */
type Parts = { treatment: Treatment; own: MarkedSections<AnyBlock>; shared: MarkedSections<AnyBlock>; areRelatedChanged: boolean }

/** The page of a treatment with its changed parts marked and counted; `before` is the treatment as the site has it. */
function markTreatment(
  { treatment, own, shared, areRelatedChanged }: Parts,
  before: Treatment | undefined,
  touched: Before['touched'],
): { view: Pick<View, 'treatment' | 'sections' | 'related'>; changes: PageChanges } {
  const isTouched = touched(treatment.id)
  const isComingSoonChanged = isTouched && (treatment.comingSoon ?? false) !== (before?.comingSoon ?? false)
  const part = (name: 'hero' | 'treatmentInfo', also = false) =>
    treatment[name] && markPart(treatment[name], before?.[name], touched, isTouched, { also })
  const fields = (name: 'card' | 'engraving') => markFields(treatment[name], before?.[name], touched, isTouched)
  const isPlaceMoved = own.list.some(({ __typename, _change }) => __typename === 'TreatmentContentSharedSections' && _change)
  const sections = isPlaceMoved ? shared.list.map((block) => (block._change ? block : { ...block, _change: change('moved') })) : shared.list
  const related = areRelatedChanged ? { _change: change('edited') } : undefined
  const marked = {
    ...treatment,
    ...(isComingSoonChanged && { _changed: ['comingSoon'] }),
    card: fields('card'),
    engraving: fields('engraving'),
    hero: part('hero'),
    treatmentInfo: part('treatmentInfo', isComingSoonChanged),
    content: own.list,
  } as Treatment
  const parts = countParts([marked.hero, marked.treatmentInfo, ...arrangeSections(marked, sections), related])
  return { view: { treatment: marked, sections, ...(related && { related }) }, changes: { parts, gone: own.gone + shared.gone } }
}
