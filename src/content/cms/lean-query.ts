/** The fields, single ones by their names in every collection, that no page may have, because visitors would get them with the page's data, and the public endpoint would answer with them. */
const KEPT_BACK = ['sources', 'same']

const fields = new RegExp(`^\\s*(${KEPT_BACK.join('|')})\\s*$\\n?`, 'gm')
const lean = new Map<string, string>()

/** Returns a generated query without the fields that are kept back, such as from which English a translation was made, or that a text says the same as another one. */
export function leanQuery(query: string): string {
  const known = lean.get(query)
  if (known !== undefined) return known
  const text = query.replace(fields, '')
  lean.set(query, text)
  return text
}
