/** A document by its collection and the name of its file there: `{ collection: 'page', name: 'london/facial' }`. */
export type DocumentName = { collection: string; name: string }

/** The document with what every page shares, such as the menus and the redirects. */
export const SETTINGS = 'content/siteSettings/settings.json'

/** Returns the document that a path names: `'content/page/london/facial.json'` => `{ collection: 'page', name: 'london/facial' }`; undefined for other files. */
export function documentNameOf(path: string): DocumentName | undefined {
  const [, collection, name] = /^content\/([^/]+)\/(.+)\.json$/.exec(path) ?? []
  return collection && name ? { collection, name } : undefined
}

/** Returns the path of a document: `{ collection: 'faq', name: 'cost' }` => `'content/faq/cost.json'`. */
export const documentPath = ({ collection, name }: DocumentName): string => `content/${collection}/${name}.json`
