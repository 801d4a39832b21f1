import type { RichTextBlock } from './blocks'
import type { RichTextLink, Text } from './inline'
import type { TextKind } from './kinds'
import { type HtmlElement, type HtmlNode, isElement, styleOf, tagOf } from './style'

/** An item of a list, and how deep it stands: 1 is outermost. */
export type ListItem = { ordered: boolean; level: number; line: (Text | RichTextLink)[] }

/** Returns the mark that Word draws before an item, such as `·` or `2.`; undefined where there is none. */
function markOf(node: HtmlNode): string | undefined {
  for (const child of Array.from(node.childNodes)) {
    if (!isElement(child)) continue
    if (styleOf(child, 'mso-list') === 'ignore') return (child.textContent ?? '').trim()
    const inner = markOf(child)
    if (inner !== undefined) return inner
  }
  return undefined
}

/** Returns how a paragraph of Word stands in a list: Word has no lists, but paragraphs that say `mso-list:l0 level2 lfo1`. */
export function wordItem(element: HtmlElement): Pick<ListItem, 'ordered' | 'level'> | undefined {
  if (tagOf(element) !== 'p') return undefined
  const [, level] = /\blevel(\d+)/.exec(styleOf(element, 'mso-list')) ?? []
  return level ? { level: Number(level), ordered: /^\(?[\da-z]{1,4}[.)]/i.test(markOf(element) ?? '') } : undefined
}

type List = Extract<RichTextBlock, { type: 'ul' | 'ol' }>

/** Returns items as lists within lists; where the text may have no lists, each is a paragraph. */
export function listsOf(items: ListItem[], kinds: readonly TextKind[]): RichTextBlock[] {
  const roots: RichTextBlock[] = []
  const open: { list: List; level: number }[] = []
  for (const { ordered, level, line } of items) {
    const type = ordered ? 'ol' : 'ul'
    if (!kinds.includes(type)) {
      open.length = 0
      roots.push({ type: 'p', children: line })
      continue
    }
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop()
    if (open.at(-1)?.level === level && open.at(-1)?.list.type !== type) open.pop()
    if (open.length === 0 || (open.at(-1)?.level ?? 0) < level) {
      const list: List = { type, children: [] }
      const within = open.at(-1)?.list.children.at(-1)
      if (within) within.children.push(list)
      else roots.push(list)
      open.push({ list, level })
    }
    open.at(-1)?.list.children.push({ type: 'li', children: [{ type: 'lic', children: line }] })
  }
  return roots
}
