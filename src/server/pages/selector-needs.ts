import { list } from 'postcss'

const NAME = /([.#]?)((?:\\.|[\w-])+)/g

/** `'.card:not(.wide) > a[href]:hover'` => `['.card', 'a']`; nothing where a sign is written by its code. */
export function needsOf(selector: string): string[] {
  if (/\\[0-9a-f]/i.test(selector)) return []
  const [first = [], ...others] = alternatives(selector).map(needsOf)
  if (others.length > 0) return first.filter((name) => others.every((needs) => needs.includes(name)))
  const plain = outsideBrackets(selector).replace(/(?<!\\)::?[\w-]+/g, ' ')
  return [...plain.matchAll(NAME)].flatMap(([, kind, written = '']) => {
    const name = written.replace(/\\(.)/g, '$1')
    if (kind === '#') return []
    return kind === '.' ? `.${name}` : name.toLowerCase()
  })
}

/** `':is(.card > a, .card > b)'` => `['.card > a', '.card > b']`: so a build writes several selectors of one rule; none for any other selector. */
const alternatives = (selector: string): string[] =>
  selector.startsWith(':is(') && outsideBrackets(selector).trim() === ':is' ? list.comma(selector.slice(':is('.length, -1)) : []

/** `'.card:not(.wide) > a[href]'` => `'.card:not > a'` */
function outsideBrackets(text: string): string {
  let depth = 0
  let outside = ''
  for (const sign of text.match(/\\.|[^\\]/gs) ?? []) {
    if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth -= 1
    else if (depth === 0) outside += sign
  }
  return outside
}
