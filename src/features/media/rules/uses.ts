/** A document as it is in the content: its path and what it holds. */
export type Written = { path: string; value: unknown }

/** A place in a document that names a picture: `{ path: 'content/page/home.json', field: 'blocks.0.film.poster' }`. */
export type Use = { path: string; field: string; title: string }

/** Every place where documents name a picture, in a field or inside a text: `usesOf('/media/a.webp', documents)`. */
export const usesOf = (address: string, documents: Written[]): Use[] =>
  documents.flatMap(({ path, value }) => fieldsNaming(address, value).map((field) => ({ path, field, title: titleOf(path, value) })))

function fieldsNaming(address: string, value: unknown, at = ''): string[] {
  if (typeof value === 'string') return names(value, address) ? [at] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => fieldsNaming(address, child, at ? `${at}.${name}` : name))
}

/** `'/media/a.webp'` is named by `'![](/media/a.webp)'`, not by `'/media/a.webp.webp'`. */
export function names(text: string, address: string): boolean {
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1))
    if (!/[\w.-]/.test(text[at + address.length] ?? '')) return true
  return false
}

/** Returns a value with another address wherever it names a picture; the very same value where it names it nowhere. */
export function withAddress(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return names(value, from) ? renamed(value, from, to) : value
  if (typeof value !== 'object' || value === null) return value
  const inner = Object.entries(value).map(([name, child]) => [name, withAddress(child, from, to)] as const)
  if (inner.every(([name, child]) => child === (value as Record<string, unknown>)[name])) return value
  return Array.isArray(value) ? inner.map(([, child]) => child) : Object.fromEntries(inner)
}

const renamed = (text: string, from: string, to: string) => {
  const plain = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return text.replace(new RegExp(`${plain}(?![\\w.-])`, 'g'), () => to)
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
