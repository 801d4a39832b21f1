import type { Content, Fetched } from '../cms/client.ts'
import type { RawView } from './view.ts'
import { asksForEveryone } from './whole-team.ts'

/** The slug of the page on which the sections that all treatments share are edited. */
export const SHARED_SECTIONS = 'treatment-sections'

/** The slug of the page that everybody sees while the gate is closed. */
export const COMING_SOON = 'coming-soon'

/** The document that an address asks for: a page by its slug, or a treatment by its category and slug. */
export type Target = { kind: 'page'; slug: string } | { kind: 'treatment'; category: string; slug: string }

/**
 * Returns the document that an English path asks for: `'/'` => page `home`; `'/procedures/facial/exosome'` => that
 * treatment; anything else is a page's slug.
 */
export function targetOf(path: string): Target {
  const [, category, slug] = /^\/procedures\/([^/]+)\/([^/]+)$/.exec(path) ?? []
  return category && slug ? { kind: 'treatment', category, slug } : { kind: 'page', slug: path.slice(1) || 'home' }
}

/** Returns the path of a target's document, whether or not it exists: the page `about` => `'content/page/about.json'`. */
export const fileOf = ({ kind, slug }: Target) => `content/${kind}/${slug}.json`

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
