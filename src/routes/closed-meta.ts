import type { RootData } from './root-data.ts'

/** What the closed site says about itself: a title, and that it is not to be indexed. */
export function closedMeta({ gate, comingSoon, settings }: RootData) {
  if (gate.open) return []
  const title = comingSoon?.seo?.title ?? comingSoon?.title ?? settings.brand
  return [{ title: `${title} | ${settings.brand}` }, { name: 'robots', content: 'noindex' }]
}
