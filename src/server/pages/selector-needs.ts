import selectors, { type Node, type Selector } from 'postcss-selector-parser'

/** Attributes that stay as the server writes them until the application is there, by which a section has one of several forms. */
const GIVEN = ['data-composition', 'data-side']
const inHtml = new RegExp(`\\s(${GIVEN.join('|')})="([\\w-]+)"`, 'g')
const given = (name: string, value: string) => `[${name}=${value}]`

/** Returns such attributes of a page: `'<div data-side="end">'` => `['[data-side=end]']` */
export const givenIn = (html: string): string[] => [...html.matchAll(inHtml)].map(([, name = '', value = '']) => given(name, value))

/** These hold where one of the selectors in their brackets does. */
const ONE_OF = [':is', ':where', ':has']

/**
 * Returns the classes, elements and such attributes without which a selector matches nothing in a page:
 * `'[data-side=end] .card:not(.wide) > a[href]:hover'` => `['[data-side=end]', '.card', 'a']`
 */
export const needsOf = (selector: string): string[] => common(selectors().astSync(selector).nodes)

const common = (alternatives: Selector[]): string[] => {
  const [first = [], ...others] = alternatives.map(({ nodes }) => nodes.flatMap(needsOfNode))
  return first.filter((name) => others.every((needs) => needs.includes(name)))
}

function needsOfNode(node: Node): string[] {
  if (node.type === 'class') return [`.${node.value}`]
  if (node.type === 'tag') return [node.value.toLowerCase()]
  if (node.type === 'attribute' && GIVEN.includes(node.attribute) && node.operator === '=') return [given(node.attribute, node.value ?? '')]
  return node.type === 'pseudo' && ONE_OF.includes(node.value) ? common(node.nodes) : []
}
