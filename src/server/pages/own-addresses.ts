import type { Content } from '../../content/cms/client.ts'
import { targetOf } from '../../model/address.ts'

/** The paths of pages that are not documents. */
const FIXED = new Set(['/search', '/staff'])

/** Tells whether a path leads to a page of the site: `'/about'` does, `'/nowhere'`, which somebody invented, does not. */
export async function isOwnAddress(content: Content, path: string): Promise<boolean> {
  if (FIXED.has(path)) return true
  const target = targetOf(path)
  if (target.kind === 'page') return Boolean(await content.page(target.slug))
  return (await content.treatment(target.slug))?.data.treatment.category === target.category
}
