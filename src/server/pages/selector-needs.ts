import selectors, { type Node, type Selector } from 'postcss-selector-parser'

/** Attributes that stay as the server writes them until the application is there: of a section that has several forms, and of the page. */
const GIVEN = ['data-composition', 'data-side', 'dir']
const inHtml = new RegExp(`\\s(${GIVEN.join('|')})="([\\w-]+)"`, 'g')
const given = (name: string, value: string) => `[${name}=${value}]`

/** Returns such attributes of a page: `'<div data-side="end">'` => `['[data-side=end]']` */
export const givenIn = (html: string): string[] => [...html.matchAll(inHtml)].map(([, name = '', value = '']) => given(name, value))

/**
 * Returns the languages of a page, but not those that a link leads to, which are named in each of them:
 * `'<html lang="zh-CN">'` => `[':lang(zh-CN)', ':lang(zh)']`
 */
export const languagesIn = (html: string): string[] =>
  [...html.matchAll(/<[a-z][^>]*\slang="([\w-]+)"[^>]*>/gi)].flatMap(([tag, name = '']) =>
    tag.includes('data-locale') ? [] : [`:lang(${name})`, `:lang(${name.split('-')[0]})`],
  )

/** These hold where one of the selectors in their brackets does. */
const ONE_OF = [':is', ':where', ':has']

/**
 * Returns the classes, elements, languages and such attributes without which a selector matches nothing in a page:
 * `'[data-side=end] .card:not(.wide) > a[href]:hover'` => `['[data-side=end]', '.card', 'a']`. What is said of `[lang]` is also
 * for the names of languages in links to them.
 */
export function needsOf(selector: string): string[] {
  const needs = common(selectors().astSync(selector).nodes)
  return selector.includes('[lang]') ? needs.filter((name) => !name.startsWith(':lang(')) : needs
}

const common = (alternatives: Selector[]): string[] => {
  const [first = [], ...others] = alternatives.map(({ nodes }) => nodes.flatMap(needsOfNode))
  return first.filter((name) => others.every((needs) => needs.includes(name)))
}

function needsOfNode(node: Node): string[] {
  if (node.type === 'class') return [`.${node.value}`]
  if (node.type === 'tag') return [node.value.toLowerCase()]
  if (node.type === 'pseudo' && node.value === ':lang') return [`:lang(${node.nodes})`]
  if (node.type === 'attribute' && GIVEN.includes(node.attribute) && node.operator === '=') return [given(node.attribute, node.value ?? '')]
  return node.type === 'pseudo' && ONE_OF.includes(node.value) ? common(node.nodes) : []
}
