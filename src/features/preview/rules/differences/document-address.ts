import { treatmentPath } from '../../../../content/view/cards.ts'
import { SHARED_SECTIONS } from '../../../../content/view/load.ts'
import { isObject } from '../../../../model/json.ts'

/**
 * The address of a document that is a page by itself, undefined for others: the page `home` => `'/'`, the treatment
 * `exosome` => `'/procedures/facial/exosome'`. What treatments share has none: it shows on theirs.
 */
export function addressOf(document: unknown): string | undefined {
  if (!isObject(document)) return undefined
  const { __typename, slug, category, _sys } = document
  if (__typename === 'Page' && typeof slug === 'string' && slug !== SHARED_SECTIONS) return slug === 'home' ? '/' : `/${slug}`
  if (__typename === 'Treatment' && typeof category === 'string' && isObject(_sys)) return treatmentPath(category, String(_sys.filename))
  return undefined
}
