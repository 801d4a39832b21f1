import { namesOf, readAddress } from '../../../model/picture-address.ts'

/** A document as it is in the content: its path and what it holds. */
export type Written = { path: string; value: unknown }

/** A place in a document that names a picture: `{ path: 'content/page/home.json', field: 'blocks.0.film.poster' }`. */
export type Use = { path: string; field: string; title: string }

/** Every place where documents name a picture, in a field or inside a text: `usesOf('/media/a.webp', documents)`. */
export function usesOf(address: string, documents: Written[]): Use[] {
  const isNamed = naming(address)
  return documents.flatMap(({ path, value }) => fieldsNaming(isNamed, value).map((field) => ({ path, field, title: titleOf(path, value) })))
}

function fieldsNaming(isNamed: (text: string) => boolean, value: unknown, at = ''): string[] {
  if (typeof value === 'string') return isNamed(value) ? [at] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => fieldsNaming(isNamed, child, at ? `${at}.${name}` : name))
}

/**
 * Returns what tells whether a text names the picture of an address: `'/media/a%20b.webp'` is named by `'![](/media/a%20b.webp)'`
 * by `'/media/a b.webp'` and by `'/media/w800/a b.webp'`, which somebody has copied off a page, not by `'/media/a b.webp.webp'`.
 */
export function naming(address: string): (text: string) => boolean {
  const pattern = namesOf(readAddress(address) ?? '')
  return (text) => text.includes('/media/') && [text, text.normalize('NFC')].some((one) => one.search(pattern) >= 0)
}

/** Returns a value with another address wherever it names a picture; the very same value where it names it nowhere. */
export function withAddress(value: unknown, from: string, to: string): unknown {
  const pattern = namesOf(readAddress(from) ?? '')
  const renamed = (text: string) => (text.search(pattern) >= 0 ? text : text.normalize('NFC')).replace(pattern, () => to)
  const isNamed = naming(from)
  const walk = (one: unknown): unknown => {
    if (typeof one === 'string') return isNamed(one) ? renamed(one) : one
    if (typeof one !== 'object' || one === null) return one
    const inner = Object.entries(one).map(([name, child]) => [name, walk(child)] as const)
    if (inner.every(([name, child]) => child === (one as Record<string, unknown>)[name])) return one
    return Array.isArray(one) ? inner.map(([, child]) => child) : Object.fromEntries(inner)
  }
  return walk(value)
}

const KINDS: Record<string, string> = {
  page: 'page',
  treatment: 'treatment',
  faq: 'question',
  teamMember: 'team member',
  testimonial: 'testimonial',
  siteSettings: 'settings',
}

/** As an editor knows a document: `'page “Home”'`, else by its file. */
function titleOf(path: string, value: unknown): string {
  const [, collection = '', ...rest] = path.split('/')
  const { title, name, question } = (value ?? {}) as Record<string, unknown>
  const called = [title, name, question].find((text) => typeof text === 'string' && text !== '') ?? rest.join('/').replace(/\.json$/, '')
  return collection === 'siteSettings' ? 'settings' : `${KINDS[collection] ?? collection} “${called}”`
}
