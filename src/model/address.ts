import { documentNameOf } from './document-path.ts'
import type { AnyObject } from './json.ts'

/** The page that stands at the address of the site itself. */
export const HOME = 'home'

/** Returns the address of a page: `'home'` => `'/'`, `'london/facial'` => `'/london/facial'`. */
export const pagePath = (slug: string): string => (slug === HOME ? '/' : `/${slug}`)

/** Returns the address of the page with all treatments of a discipline: `/procedures/facial`. */
export const hubPath = (category: string) => `/procedures/${category}`

/** Returns the address of a treatment's own page: `/procedures/facial/exosome`. */
export const treatmentPath = (category: string, slug: string) => `${hubPath(category)}/${slug}`

/** Returns the slug of an article's page: `'hifu'` => `'articles/hifu'` */
export const articleSlug = (name: string) => `articles/${name}`

/** The document that an address asks for: a page by its slug, or a treatment by its category and the name of its file. */
export type AddressTarget = { kind: 'page'; slug: string } | { kind: 'treatment'; category: string; slug: string }

/**
 * Returns the document that an English path asks for: `'/'` => page `home`; `'/procedures/facial/exosome'` => that
 * treatment; anything else is a page's slug.
 */
export function targetOf(path: string): AddressTarget {
  const [, category, slug] = /^\/procedures\/([^/]+)\/([^/]+)$/.exec(path) ?? []
  return category && slug ? { kind: 'treatment', category, slug } : { kind: 'page', slug: path.slice(1) || HOME }
}

/** Returns the name of a document's file without its folders: `'content/page/london/facial.json'` => `'facial'`. */
export const fileNameOf = (path: string) => documentNameOf(path)?.name.split('/').at(-1)

/**
 * Returns the address of a document: `('content/page/a.json', { slug: 'about' })` => `'/about'`; a treatment's address is
 * made of its category and its file's name. Undefined for kinds that have no page of their own, and where half of it is missing.
 */
export function addressOf(path: string, { slug, category }: AnyObject): string | undefined {
  const [{ collection } = {}, file] = [documentNameOf(path), fileNameOf(path)]
  if (collection === 'page' && typeof slug === 'string') return pagePath(slug)
  if (collection === 'treatment' && typeof category === 'string' && file) return treatmentPath(category, file)
  return undefined
}
