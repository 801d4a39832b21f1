/** What of HTML is asked: a browser's element, or that of a test. */
export type HtmlNode = { nodeType: number; textContent: string | null; childNodes: ArrayLike<HtmlNode> }
export type HtmlElement = HtmlNode & { tagName: string; getAttribute(name: string): string | null }

const ELEMENT = 1
const TEXT = 3

export const isElement = (node: HtmlNode): node is HtmlElement => node.nodeType === ELEMENT
export const isText = (node: HtmlNode) => node.nodeType === TEXT
export const tagOf = (node: HtmlNode) => (isElement(node) ? node.tagName.toLowerCase() : '')

/** Returns one value of an element's own style: `(<b style="font-weight:normal">, 'font-weight')` => `'normal'` */
export function styleOf(element: HtmlElement, name: string): string {
  const pairs = (element.getAttribute('style') ?? '').split(';').map((pair) => pair.split(/:(.*)/s, 2).map((part) => part.trim()))
  return pairs.find(([one]) => one?.toLowerCase() === name)?.[1]?.toLowerCase() ?? ''
}

/** Tells whether an element makes its text bold; undefined where it says nothing. Google Docs wraps all in a `<b>` that is not. */
export function boldOf(element: HtmlElement): boolean | undefined {
  const weight = styleOf(element, 'font-weight')
  if (weight) return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600
  return ['b', 'strong'].includes(tagOf(element)) || undefined
}

/** Tells whether an element makes its text italic; undefined where it says nothing. */
export function italicOf(element: HtmlElement): boolean | undefined {
  const style = styleOf(element, 'font-style')
  if (style) return style === 'italic' || style === 'oblique'
  return ['i', 'em'].includes(tagOf(element)) || undefined
}

/** What no reader sees: styles, scripts, comments of Word, and the bullets that it draws itself. */
export const isUnseen = (element: HtmlElement) =>
  ['style', 'script', 'meta', 'link', 'title', 'head', 'xml', 'template', 'img', 'noscript'].includes(tagOf(element)) ||
  styleOf(element, 'mso-list') === 'ignore' ||
  styleOf(element, 'display') === 'none'
