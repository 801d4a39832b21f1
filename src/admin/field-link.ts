/** A document as its path in the content names it. */
type Place = { collection: string; name: string }

/** `'content/page/london/body.json'` => `{ collection: 'page', name: 'london/body' }`; undefined for other files. */
export function documentOf(path: string): Place | undefined {
  const [, collection, name] = /^content\/([^/]+)\/(.+)\.json$/.exec(path) ?? []
  return collection && name ? { collection, name } : undefined
}

/** `({ collection: 'page', name: 'home' }, 'blocks.2.heading')` => `'#/collections/edit/page/~/home?field=blocks.2.heading'` */
export const formAddress = ({ collection, name }: Place, field: string) =>
  `#/collections/edit/${collection}/~/${name}${field && `?field=${encodeURIComponent(field)}`}`

/** The same on the page where visitors see it: `('/ar/about', 'content/page/about.json', 'translations.ar.title')` => `'#/~/ar/about?form=…&field=…'` */
export const previewAddress = (page: string, form: string, field: string) => `#/~${page}?${new URLSearchParams({ form, field })}`

/** A field that the admin's address asks for: its document, and the page in the preview, if it asks for one. */
export type WantedField = { form: string; field: string; page?: string }

/** Returns the field that the admin's address asks for; undefined if it asks for none. */
export function wantedIn(hash: string): WantedField | undefined {
  const [, page, words] = /^#\/~(\/[^?]*)\?(.*)$/.exec(hash) ?? []
  if (page) {
    const [form, own] = ['form', 'field'].map((name) => new URLSearchParams(words).get(name))
    return form && own && documentOf(form) ? { form, field: own, page } : undefined
  }
  const [, collection, name, query] = /^#\/collections\/edit\/([^/]+)\/~\/([^?]+)\?(.*)$/.exec(hash) ?? []
  const field = new URLSearchParams(query).get('field')
  return collection && name && field ? { form: `content/${collection}/${decodeURIComponent(name)}.json`, field } : undefined
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * Returns as much of a path as the values have: the form can't walk through what isn't there, nor open a list without its item.
 * `({ a: {} }, 'a.b.c')` => `'a.b'`; `({ a: { list: [] } }, 'a.list.0.b')` => `'a'`
 */
export function reachable(values: unknown, path: string): string {
  const found: string[] = []
  let value = values
  for (const name of path.split('.')) {
    const isItem = /^\d+$/.test(name)
    if (!isObject(value) || (isItem && !isObject(value[name]) && typeof value[name] !== 'string')) {
      return (isItem ? found.slice(0, -1) : found).join('.')
    }
    found.push(name)
    value = value[name]
  }
  return found.join('.')
}
