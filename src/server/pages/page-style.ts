import { givenIn, languagesIn } from './selector-needs.ts'
import { type Named, partsOf, type StylePart } from './style-parts.ts'

/**
 * Returns a function that picks from a style sheet the rules that a page of this HTML may use, in their order. It looks at the
 * classes, elements, languages, kinds of field and some attributes that a selector names, also in `:is()`, `:where()` and `:has()`
 * but not in `:not()`, so it may pick too much, and at the letters that a font is for. What a script adds later is not there yet:
 * the application brings the whole sheet. The rules for paper are another one, `styles/print.css`.
 */
export function createPageStyle(css: string): (html: string) => string {
  const parts = partsOf(css)
  return (html) => {
    const wanted = wantedOf(parts, html, namesIn(html))
    return write(wanted, usedIn(wanted))
  }
}

/** Returns the parts of which a page has what they need: names, or the letters of a font. */
const wantedOf = (parts: StylePart[], html: string, there: ReadonlySet<string>): StylePart[] =>
  parts.flatMap((part) => {
    if (part.kind === 'plain') return part
    if (part.kind === 'font') return part.letters.test(html) ? part : []
    if (part.kind === 'group') return { ...part, parts: wantedOf(part.parts, html, there) }
    const selectors = part.selectors.filter(({ needs }) => needs.every((name) => there.has(name)))
    return selectors.length > 0 ? { ...part, selectors } : []
  })

const textsOf = (parts: StylePart[]): Named[] =>
  parts.flatMap((part) => (part.kind === 'rule' ? part.body : part.kind === 'group' ? textsOf(part.parts) : part))

/** Returns the names that these parts use, and those that what they use uses in its turn, as a colour that stands for another. */
function usedIn(parts: StylePart[]): Set<string> {
  const texts = textsOf(parts)
  const named = texts.filter(({ use }) => use !== undefined)
  const used = new Set(texts.filter(({ use }) => use === undefined).flatMap(({ mentions }) => mentions))
  // What is added to a set while it is gone through comes in its turn.
  for (const name of used) for (const { use, mentions } of named) if (use === name) for (const mention of mentions) used.add(mention)
  return used
}

/** Writes parts, without what has a name that is not used. */
function write(parts: StylePart[], used: ReadonlySet<string>): string {
  const isUsed = ({ use }: Named) => use === undefined || used.has(use)
  return parts
    .map((part) => {
      if (part.kind === 'plain' || part.kind === 'font') return isUsed(part) ? part.text : ''
      const inside =
        part.kind === 'group'
          ? write(part.parts, used)
          : part.body
              .filter(isUsed)
              .map(({ text }) => text)
              .join(';')
      const open = part.kind === 'group' ? part.open : part.selectors.map(({ text }) => text).join(',')
      return inside && `${open}{${inside}}`
    })
    .join('')
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** Returns the classes, elements, languages and those attributes that stand in a page: `<p class="lead">` => `'p'`, `'.lead'`. */
function namesIn(html: string): Set<string> {
  const names = new Set<string>([...givenIn(html), ...languagesIn(html)])
  for (const [, name = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) names.add(name.toLowerCase())
  for (const [, classes = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const one of classes.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? '').split(/\s+/)) names.add(`.${one}`)
  return names
}
