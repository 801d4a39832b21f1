import selectors, { type Node, type Selector } from 'postcss-selector-parser'

/** Attributes that stay as the server writes them until the application is there: of a section that has several forms, of a field, and of the page. */
const GIVEN = ['data-composition', 'data-side', 'dir', 'type']
const inHtml = new RegExp(`\\s(${GIVEN.join('|')})="([\\w-]+)"`, 'g')
const given = (name: string, value: string) => `[${name}=${value}]`

/** Kinds of field with a time in them: browsers draw the parts of a `date` field there, too. */
const OF_TIME = /^(?:datetime-local|time|month|week)$/
const withDay = (name: string, value: string) => [value, ...(name === 'type' && OF_TIME.test(value) ? ['date'] : [])]

/** Returns such attributes of a page: `'<div data-side="end">'` => `['[data-side=end]']` */
export const givenIn = (html: string): string[] =>
  [...html.matchAll(inHtml)].flatMap(([, name = '', value = '']) => withDay(name, value).map((one) => given(name, one)))

/**
 * Returns the languages of a page, but not those that a link leads to, which are named in each of them:
 * `'<html lang="zh-CN">'` => `[':lang(zh-CN)', ':lang(zh)']`
 */
export const languagesIn = (html: string): string[] =>
  [...html.matchAll(/<[a-z][^>]*\slang="([\w-]+)"[^>]*>/gi)].flatMap(([tag, name = '']) =>
    tag.includes('data-locale') ? [] : [`:lang(${name})`, `:lang(${name.split('-')[0]})`],
  )

/** Parts that only some kinds of field have, and the kind that stands for these: `date` for all with a day or a time. */
const FIELD_PARTS: [part: RegExp, type: string][] = [
  [/^::-webkit-(?:date|calendar)/, 'date'],
  [/^::file-selector-button$/, 'file'],
  [/^::-webkit-(?:inner|outer)-spin-button$/, 'number'],
]
const partOf = (pseudo: string) => FIELD_PARTS.flatMap(([part, type]) => (part.test(pseudo) ? [given('type', type)] : []))

/** These hold where one of the selectors in their brackets does. */
const ONE_OF = [':is', ':where', ':has']

/**
 * Returns the classes, elements, languages and such attributes without which a selector matches nothing in a page:
 * `'[data-side=end] .card:not(.wide) > a[href]:hover'` => `['[data-side=end]', '.card', 'a']`; `'::file-selector-button'` => `['[type=file]']`
 */
export const needsOf = (selector: string): string[] => common(selectors().astSync(selector).nodes)

const common = (alternatives: Selector[]): string[] => {
  const [first = [], ...others] = alternatives.map(({ nodes }) => nodes.flatMap(needsOfNode))
  return first.filter((name) => others.every((needs) => needs.includes(name)))
}

function needsOfNode(node: Node): string[] {
  if (node.type === 'class') return [`.${node.value}`]
  if (node.type === 'tag') return [node.value.toLowerCase()]
  if (node.type === 'pseudo' && node.value === ':lang') return [`:lang(${node.nodes})`]
  if (node.type === 'attribute' && GIVEN.includes(node.attribute) && node.operator === '=') return [given(node.attribute, node.value ?? '')]
  if (node.type !== 'pseudo') return []
  return ONE_OF.includes(node.value) ? common(node.nodes) : partOf(node.value)
}
