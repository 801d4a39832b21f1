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
