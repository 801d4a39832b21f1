import { arrangeSections } from './arrange-sections.ts'
import { type Card, placeGroups } from './catalogue.ts'
import { markFields } from './changed-fields.ts'
import { countParts, markPart, markSections } from './changed-parts.ts'
import { saying } from './pairs.ts'
import type { Before, PageChanges } from './preview.ts'
import type { AnyBlock, Fallback, Page, Treatment } from './types.ts'
import type { RawView, View } from './view.ts'

type Touched = Before['touched']
/** One address as its documents and as what is shown of them. */
type Shown = { raw: RawView; view: View }
type Marked = { view: View; changes: PageChanges }

/** What an address shows, with what a branch changes in it marked; `before` is the same address of the site, absent if it has none. */
export function markView({ raw, view }: Shown, before: View | undefined, touched: Touched): Marked {
  const settings = markFields(view.settings, before?.settings ?? view.settings, touched)
  const earlier = view.cards && earlierCards(view.cards, before?.cards ?? [], touched)
  const cards = view.cards?.map((card) =>
    markFields(
      card,
      earlier?.find(({ slug }) => slug === card.slug),
      touched,
    ),
  )
  const showsOther = (block: AnyBlock) =>
    block.__typename === 'PageBlocksTreatmentCards' &&
    saying(placeGroups(block, view.cards ?? [])) !== saying(placeGroups(block, earlier ?? []))
  const sections = (now: AnyBlock[] | undefined, old: AnyBlock[] | undefined, path: string | undefined) =>
    markSections(now, old, touched, path !== undefined && touched(path), showsOther)
  if (view.treatment) {
    const own = sections(view.treatment.content as AnyBlock[], before?.treatment?.content as AnyBlock[], raw.treatment?.id)
    const shared = sections(view.sections, before?.sections, raw.sections?.id)
    const treatment = { ...markTreatment(view.treatment, before?.treatment, touched), content: own.list } as Treatment
    const parts = countParts([treatment.hero, treatment.treatmentInfo, ...arrangeSections(treatment, shared.list)])
    return { view: { ...view, settings, cards, treatment, sections: shared.list }, changes: { parts, gone: own.gone + shared.gone } }
  }
  if (!view.page) return { view: { ...view, settings, cards }, changes: { parts: 0, gone: 0 } }
  const text = (page: Page) => ({ title: page.title, body: page.body }) as Pick<Page, 'title' | 'body'> & Fallback
  const own = markPart(text(view.page), before?.page && text(before.page), touched, touched(view.page.id))
  const { list, gone } = sections(view.page.blocks, before?.page?.blocks, view.page.id)
  const page = { ...view.page, ...(view.page.body && own), blocks: list } as typeof view.page
  return { view: { ...view, settings, cards, page }, changes: { parts: countParts([page, ...list]), gone } }
}

/** Hero and details are parts of a treatment's page. */
function markTreatment(now: Treatment, before: Treatment | undefined, touched: Touched): Treatment {
  const own = touched(now.id)
  const { hero, treatmentInfo } = now
  return {
    ...now,
    hero: hero && markPart(hero, before?.hero, touched, own),
    treatmentInfo: treatmentInfo && markPart(treatmentInfo, before?.treatmentInfo, touched, own),
  }
}

/** The cards as they would be if the branch had changed none: those of the site, where the branch touched the treatment. */
function earlierCards(now: Card[], before: Card[], touched: Touched): Card[] {
  const isTouched = ({ slug }: Card) => touched(`content/treatment/${slug}.json`)
  return [...now.filter((card) => !isTouched(card)), ...before.filter(isTouched)]
}
