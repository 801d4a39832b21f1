import postcss, { type ChildNode, type Container, type Rule } from 'postcss'

/** A selector, and the classes (`'.hero'`) and elements (`'dialog'`) without which it can match nothing in a page. */
type Selector = { text: string; needs: string[] }

/** A text of style that is left out where nothing in the page's rules says `use`: `'var(--color-sand'`, `'uncover'`. */
type Named = { text: string; use?: string }

/** A part of a style sheet: rules in braces, one rule by its selectors, or what stands for itself. */
type Part =
  | { kind: 'group'; open: string; parts: Part[] }
  | { kind: 'rule'; selectors: Selector[]; body: Named[] }
  | ({ kind: 'plain' } & Named)

/**
 * Returns a function that picks from a style sheet the rules that a page of this HTML may use, in their order. It looks at the
 * classes and elements that a selector names outside of brackets, so it may pick too much, and never too little.
 */
export function createPageStyle(css: string): (html: string) => string {
  const parts = partsOf(postcss.parse(css))
  return (html) => {
    const there = namesIn(html)
    const isWanted = ({ needs }: Selector) => needs.every((name) => there.has(name))
    // What a rule uses may itself use more, as a colour that stands for another.
    let rules = ''
    for (let before: string | undefined; before !== rules; ) {
      before = rules
      rules = write(parts, isWanted, before)
    }
    return rules
  }
}

const partsOf = (container: Container): Part[] => (container.nodes ?? []).flatMap((node) => partOf(node) ?? [])

function partOf(node: ChildNode): Part | undefined {
  if (node.type === 'rule') return ruleOf(node)
  if (node.type !== 'atrule') return undefined
  const { name, params, nodes } = node
  if (['keyframes', 'property'].includes(name)) return { kind: 'plain', text: node.toString(), use: params }
  if (!nodes || ['font-face', 'page', 'view-transition'].includes(name))
    return { kind: 'plain', text: nodes ? node.toString() : `${node};` }
  return { kind: 'group', open: `@${name} ${params}`, parts: partsOf(node) }
}

const ruleOf = (rule: Rule): Part => ({
  kind: 'rule',
  selectors: rule.selectors.map((text) => ({ text, needs: needsOf(text) })),
  body: rule.nodes.map((node) => ({
    text: node.toString(),
    ...(node.type === 'decl' && node.prop.startsWith('--') && { use: `var(${node.prop}` }),
  })),
})

/** Writes the parts that are wanted, and of colours, sizes and motions that have a name those that are `used` in a text of style. */
function write(parts: Part[], isWanted: (selector: Selector) => boolean, used: string): string {
  const isUsed = ({ use }: Named) => use === undefined || used.includes(use)
  return parts
    .map((part) => {
      if (part.kind === 'plain') return isUsed(part) ? part.text : ''
      if (part.kind === 'rule') {
        const selectors = part.selectors.filter(isWanted).map(({ text }) => text)
        const body = part.body.filter(isUsed).map(({ text }) => text)
        return selectors.length > 0 && body.length > 0 ? `${selectors}{${body.join(';')}}` : ''
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
