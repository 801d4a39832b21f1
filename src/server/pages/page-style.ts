import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'

/** A selector, and the classes (`'.hero'`) and elements (`'dialog'`) without which it can match nothing in a page. */
type Selector = { text: string; needs: string[] }

/** A part of a style sheet: rules in braces, one rule by its selectors, or what stands for itself, which `name` is used by. */
type Part =
  | { kind: 'group'; open: string; parts: Part[] }
  | { kind: 'rule'; selectors: Selector[]; body: string }
  | { kind: 'plain'; text: string; name?: string }

/** What needs no rules before the whole sheet has come. */
const isLater = ({ name, params }: AtRule) => name === 'page' || (name === 'media' && params === 'print')

/**
 * Returns a function that picks from a style sheet the rules that a page of this HTML may use, in their order. It looks at the
 * classes and elements that a selector names outside of brackets, so it may pick too much, and never too little.
 */
export function createPageStyle(css: string): (html: string) => string {
  const parts = partsOf(postcss.parse(css))
  return (html) => {
    const there = namesIn(html)
    const isWanted = ({ needs }: Selector) => needs.every((name) => there.has(name))
    const used = write(parts, isWanted, '')
    return write(parts, isWanted, used)
  }
}

const partsOf = (container: Container): Part[] => (container.nodes ?? []).flatMap((node) => partOf(node) ?? [])

function partOf(node: ChildNode): Part | undefined {
  if (node.type === 'rule') return ruleOf(node)
  if (node.type !== 'atrule' || isLater(node)) return undefined
  const { name, params, nodes } = node
  if (['keyframes', 'property'].includes(name)) return { kind: 'plain', text: node.toString(), name: params }
  if (!nodes || ['font-face', 'view-transition'].includes(name)) return { kind: 'plain', text: nodes ? node.toString() : `${node};` }
  return { kind: 'group', open: `@${name} ${params}`, parts: partsOf(node) }
}

const ruleOf = (rule: Rule): Part => ({
  kind: 'rule',
  selectors: rule.selectors.map((text) => ({ text, needs: needsOf(text) })),
  body: rule.nodes.map(String).join(';'),
})

/** Writes the parts that are wanted, and of those that have a name, such as the steps of a motion, what is `used` in a text of style. */
function write(parts: Part[], isWanted: (selector: Selector) => boolean, used: string): string {
  return parts
    .map((part) => {
      if (part.kind === 'plain') return !part.name || used.includes(part.name) ? part.text : ''
      if (part.kind === 'rule') {
        const selectors = part.selectors.filter(isWanted).map(({ text }) => text)
        return selectors.length > 0 ? `${selectors}{${part.body}}` : ''
      }
      const inside = write(part.parts, isWanted, used)
      return inside && `${part.open}{${inside}}`
    })
    .join('')
}

const NAME = /([.#]?)((?:\\.|[\w-])+)/g

/** `'.card:not(.wide) > a[href]:hover'` => `['.card', 'a']`; nothing where a sign is written by its code. */
export function needsOf(selector: string): string[] {
  if (/\\[0-9a-f]/i.test(selector)) return []
  const plain = outsideBrackets(selector).replace(/(?<!\\)::?[\w-]+/g, ' ')
  return [...plain.matchAll(NAME)].flatMap(([, kind, written = '']) => {
    const name = written.replace(/\\(.)/g, '$1')
    if (kind === '#') return []
    return kind === '.' ? `.${name}` : name.toLowerCase()
  })
}

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

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** Returns the classes and elements that stand in a page: `<p class="lead">` => `'p'`, `'.lead'`. */
function namesIn(html: string): Set<string> {
  const names = new Set<string>()
  for (const [, name = ''] of html.matchAll(/<([a-z][\w-]*)/gi)) names.add(name.toLowerCase())
  for (const [, classes = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const one of classes.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? '').split(/\s+/)) names.add(`.${one}`)
  return names
}
