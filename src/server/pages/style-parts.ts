import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Rule } from 'postcss'
import { needsOf } from './selector-needs.ts'

/** A selector, and the classes (`'.hero'`), elements (`'dialog'`) and attributes (`'[data-side=end]'`) without which it can match nothing in a page. */
type Selector = { text: string; needs: string[] }

/**
 * A text of style. One that gives a name to a colour, a size or a motion counts only where that is used: `use` is how others do
 * so, `'var(--color-sand'` or `'uncover'`. `mentions` are the names that the text itself uses.
 */
export type Named = { text: string; use?: string; mentions: string[] }

/**
 * A part of a style sheet: rules in braces, one rule by its selectors, a font for some letters (`letters` finds one of them), or
 * what stands for itself.
 */
export type StylePart =
  | { kind: 'group'; open: string; parts: StylePart[] }
  | { kind: 'rule'; selectors: Selector[]; body: Named[] }
  | ({ kind: 'font'; letters: RegExp } & Named)
  | ({ kind: 'plain' } & Named)

/** Returns a style sheet in parts. Throws where it is none. */
export function partsOf(css: string): StylePart[] {
  const named: Named[] = []
  const name = (text: string, use?: string): Named => {
    const one = { text, ...(use && { use }), mentions: [] }
    named.push(one)
    return one
  }
  const parts = inside(postcss.parse(css), name)
  const names = [...new Set(named.flatMap(({ use }) => use ?? []))]
  for (const one of named) one.mentions = names.filter((use) => use !== one.use && one.text.includes(use))
  return parts
}

type Name = (text: string, use?: string) => Named

const inside = (container: Container, name: Name): StylePart[] => (container.nodes ?? []).flatMap((node) => partOf(node, name) ?? [])

function partOf(node: ChildNode, name: Name): StylePart | undefined {
  if (node.type === 'rule') return ruleOf(node, name)
  if (node.type !== 'atrule') return undefined
  if (['keyframes', 'property'].includes(node.name)) return { kind: 'plain', ...name(node.toString(), node.params) }
  if (!node.nodes) return { kind: 'plain', ...name(`${node};`) }
  const letters = node.name === 'font-face' && lettersOf(node)
  if (letters) return { kind: 'font', letters, ...name(node.toString()) }
  if (['font-face', 'page', 'view-transition'].includes(node.name)) return { kind: 'plain', ...name(node.toString()) }
  return { kind: 'group', open: `@${node.name} ${node.params}`, parts: inside(node, name) }
}

/** `unicode-range: U+20-7E, U+A3` => `/[\u{20}-\u{7e}\u{a3}]/u`; undefined for a font that is for all letters. */
function lettersOf(face: AtRule): RegExp | undefined {
  const ranges = face.nodes?.find((node) => node.type === 'decl' && node.prop === 'unicode-range') as Declaration | undefined
  if (!ranges || ranges.value.includes('?')) return undefined
  const classes = ranges.value.split(',').map((range) =>
    range
      .trim()
      .slice(2)
      .split('-')
      .map((code) => `\\u{${code}}`)
      .join('-'),
  )
  return new RegExp(`[${classes.join('')}]`, 'u')
}

const ruleOf = (rule: Rule, name: Name): StylePart => ({
  kind: 'rule',
  selectors: rule.selectors.map((text) => ({ text, needs: needsOf(text) })),
  body: rule.nodes.map((node) =>
    name(node.toString(), node.type === 'decl' && node.prop.startsWith('--') ? `var(${node.prop}` : undefined),
  ),
})
