import type { Target } from '../../model/address.ts'
import { SHARED_SECTIONS } from '../../model/fixed-addresses.ts'
import type { Content, Fetched } from '../cms/client.ts'
import type { RawView } from './view.ts'
import { asksForEveryone } from './whole-team.ts'

/** Returns the raw documents of a target, and those that the editor follows, with their queries; undefined if there is no such document. */
export async function load(content: Content, target: Target): Promise<{ raw: RawView; fetched: Fetched<object>[] } | undefined> {
  const settings = await content.settings()
  const base = { settings: settings.data.siteSettings }
  if (target.kind === 'page') {
    const page = await content.page(target.slug)
    if (!page) return undefined
    const treatments = page.data.page.blocks?.some((block) => block?.__typename === 'PageBlocksTreatmentCards')
      ? await content.treatments()
      : undefined
    const team = asksForEveryone(page.data.page) ? await content.team() : undefined
    return { raw: { ...base, page: page.data.page, treatments, team }, fetched: [page, settings] }
  }
  const treatment = await content.treatment(target.slug)
  if (!treatment || treatment.data.treatment.category !== target.category) return undefined
  const [sections, treatments] = await Promise.all([content.page(SHARED_SECTIONS), content.treatments()])
  return {
    raw: { ...base, treatment: treatment.data.treatment, sections: sections?.data.page, treatments },
    fetched: [treatment, ...(sections ? [sections] : []), settings],
  }
}
