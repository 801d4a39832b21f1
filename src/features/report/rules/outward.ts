/** A link to another site, and the places at which the content has it: `'content/faq/fillers-pain.json#answer'`. */
export type OutwardLink = { url: string; places: string[] }

/** Up to what ends an address in a text: a space, a quotation mark, and the brackets of Markdown and HTML. */
const ANY_URL = /https?:\/\/[^\s"'<>()[\]]+/gi
/** Hosts that nobody can have (RFC 2606): the contacts of the sample content. */
const IS_SAMPLE = /\.(example|test|invalid|localhost)$/i

/** Returns the links of documents to other sites, each once, in the order of their addresses; a part of a page (`#…`) counts as the page. */
export function outwardLinks(documents: { path: string; json: unknown }[]): OutwardLink[] {
  const found = new Map<string, Set<string>>()
  for (const { path, json } of documents)
    for (const { text, field } of textsIn(json, ''))
      for (const [match] of text.matchAll(ANY_URL)) {
        const url = whole(match)
        if (url) found.set(url, (found.get(url) ?? new Set()).add(`${path}#${field}`))
      }
  return [...found].map(([url, places]) => ({ url, places: [...places] })).sort((a, b) => (a.url < b.url ? -1 : 1))
}

/** Returns the address that a match means, without the full stop of its sentence; undefined for none, and for a sample. */
function whole(match: string): string | undefined {
  const url = URL.parse(match.replace(/[.,;:!?]+$/, ''))
  if (!url || IS_SAMPLE.test(url.hostname)) return undefined
  url.hash = ''
  return url.href
}

/** Every text of a value, with the name of its field: `{ a: [{ b: 'x' }] }` => `{ field: 'a.0.b', text: 'x' }` */
function textsIn(value: unknown, field: string): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, field ? `${field}.${name}` : name))
}
