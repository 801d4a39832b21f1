import { readLink } from '../../../src/model/href.ts'
import type { TextKind } from './kinds'
import { boldOf, type HtmlNode, isElement, isText, isUnseen, italicOf, tagOf } from './style'

export type Text = { type: 'text'; text: string; bold?: true; italic?: true }
export type RichTextLink = { type: 'a'; url: string; children: Text[] }
/** A piece of a paragraph; `'break'` begins a new one. */
export type Inline = Text | RichTextLink | 'break'

type Marks = { bold?: boolean; italic?: boolean }

const LEADS = /^(https?:\/\/|mailto:|tel:)\S+$/i

const textOf = (text: string, marks: Marks, kinds: readonly TextKind[]): Text => ({
  type: 'text',
  text: text.replace(/[\s\u00a0]+/g, ' '),
  ...(marks.bold && kinds.includes('bold') && { bold: true as const }),
  ...(marks.italic && kinds.includes('italic') && { italic: true as const }),
})

/** Returns what stands inside a line: texts with their emphasis, links, breaks. */
export function inlinesOf(node: HtmlNode, kinds: readonly TextKind[], marks: Marks = {}): Inline[] {
  if (isText(node)) return node.textContent ? [textOf(node.textContent, marks, kinds)] : []
  if (!isElement(node) || isUnseen(node)) return []
  if (tagOf(node) === 'br') return ['break']
  const own = { bold: boldOf(node) ?? marks.bold, italic: italicOf(node) ?? marks.italic }
  const inner = Array.from(node.childNodes).flatMap((child) => inlinesOf(child, kinds, own))
  const url = tagOf(node) === 'a' ? (node.getAttribute('href') ?? '').trim() : ''
  if (!LEADS.test(url) || !readLink(url) || !kinds.includes('link')) return inner
  const children = inner.filter((one): one is Text => one !== 'break' && one.type === 'text')
  return children.some(({ text }) => text.trim()) ? [{ type: 'a', url, children: tidied(children) as Text[] }] : inner
}

const isSame = (a: Text, b: Text) => a.bold === b.bold && a.italic === b.italic

/** Joins texts of one look, and leaves one space where several came together. */
export function tidied(inlines: (Text | RichTextLink)[]): (Text | RichTextLink)[] {
  const joined: (Text | RichTextLink)[] = []
  for (const one of inlines) {
    const last = joined.at(-1)
    if (one.type === 'text' && last?.type === 'text' && isSame(one, last))
      joined[joined.length - 1] = { ...last, text: last.text + one.text }
    else joined.push(one)
  }
  return joined
    .map((one) => (one.type === 'text' ? { ...one, text: one.text.replace(/ {2,}/g, ' ') } : one))
    .filter((one) => one.type === 'a' || one.text !== '')
}

/** Takes the spaces from the ends of a line. */
export function trimmed(inlines: (Text | RichTextLink)[]): (Text | RichTextLink)[] {
  const all = tidied(inlines)
  const [first, last] = [all[0], all.at(-1)]
  if (first?.type === 'text') all[0] = { ...first, text: first.text.trimStart() }
  const end = all.at(-1)
  if (last?.type === 'text' && end?.type === 'text') all[all.length - 1] = { ...end, text: end.text.trimEnd() }
  return all.filter((one) => one.type === 'a' || one.text !== '')
}
