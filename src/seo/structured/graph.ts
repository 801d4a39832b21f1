import { isObject } from '../../model/json.ts'
import { withoutPipe } from '../../model/pipe.ts'

/** Returns a value with all its texts as one line: machines know no `|` that begins a highlight. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return withoutPipe(value)
  if (Array.isArray(value)) return value.map(plain)
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, plain(field)])) : value
}

/** Returns what a page tells machines, as the text of its JSON-LD script: empty values are left out, and no text of it can end the script. */
export const jsonLd = (nodes: object[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': plain(nodes) }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
