import { type Inline, inlinesOf, type RichTextLink, type Text, trimmed } from './inline'
import type { TextKind } from './kinds'
import { type ListItem, listsOf, wordItem } from './lists'
import { type HtmlElement, type HtmlNode, isElement, isUnseen, tagOf } from './style'

type TextLine = Text | RichTextLink
export type RichTextBlock =
  | { type: 'p' | 'h2' | 'h3' | 'h4'; children: TextLine[] }
  | { type: 'ul' | 'ol'; children: { type: 'li'; children: (RichTextBlock | { type: 'lic'; children: TextLine[] })[] }[] }
  | { type: 'table'; children: { type: 'tr'; children: { type: 'td'; children: RichTextBlock[] }[] }[] }

/** The title of the page is its first heading, so that of a document comes under it; visitors' texts go down to the third. */
const HEADINGS: Record<string, 'h2' | 'h3' | 'h4'> = { h1: 'h2', h2: 'h2', h3: 'h3', h4: 'h4', h5: 'h4', h6: 'h4' }
const HOLDS = 'p, div, section, article, ul, ol, table, h1, h2, h3, h4, h5, h6, blockquote, li, tr, td'.split(', ')
const WITHIN = ' · '

const holdsBlocks = (node: HtmlNode): boolean =>
  Array.from(node.childNodes).some((child) => HOLDS.includes(tagOf(child)) || holdsBlocks(child))

/** Returns the lines that breaks make of one; none that is empty. */
function lines(inlines: Inline[]): TextLine[][] {
  const all: TextLine[][] = [[]]
  for (const one of inlines) {
    if (one === 'break') all.push([])
    else all.at(-1)?.push(one)
  }
  return all.map(trimmed).filter((line) => line.length > 0)
}

const plain = (line: TextLine[]): TextLine[] =>
  line.map((one) => (one.type === 'text' ? { type: 'text', text: one.text, ...(one.italic && { italic: one.italic }) } : one))

const elementsIn = (node: HtmlNode, tag: string): HtmlElement[] =>
  Array.from(node.childNodes)
    .filter(isElement)
    .flatMap((child) => (tagOf(child) === tag ? [child] : tagOf(child) === 'table' ? [] : elementsIn(child, tag)))

const cellsOf = (row: HtmlElement) => Array.from(row.childNodes).filter((one): one is HtmlElement => ['td', 'th'].includes(tagOf(one)))

/** Returns a table as a table where the text may have one, else each row as a paragraph. */
function tableBlocks(table: HtmlElement, kinds: readonly TextKind[]): RichTextBlock[] {
  const rows = elementsIn(table, 'tr').map(cellsOf)
  if (kinds.includes('table')) {
    const cell = (one: HtmlElement) => ({ type: 'td' as const, children: paragraphsOf(one, kinds) })
    return [{ type: 'table', children: rows.map((cells) => ({ type: 'tr' as const, children: cells.map(cell) })) }]
  }
  return rows.flatMap((cells): RichTextBlock[] => {
    if (cells.length === 1 && cells[0]) return blocksIn(cells[0], kinds)
    const texts = cells.map((one) => lines(inlinesOf(one, kinds)).flat()).filter((line) => line.length > 0)
    const joined = texts.flatMap((line, index): TextLine[] => (index === 0 ? line : [{ type: 'text', text: WITHIN }, ...line]))
    return joined.length > 0 ? [{ type: 'p', children: trimmed(joined) }] : []
  })
}

function paragraphsOf(node: HtmlElement, kinds: readonly TextKind[]): RichTextBlock[] {
  const all = blocksIn(node, kinds).filter(({ type }) => type === 'p')
  return all.length > 0 ? all : [{ type: 'p', children: [{ type: 'text', text: '' }] }]
}

/** Returns the items of an HTML list; Google Docs puts the inner list beside the item, others into it. */
function itemsOf(list: HtmlElement, kinds: readonly TextKind[], level: number): ListItem[] {
  const ordered = tagOf(list) === 'ol'
  return Array.from(list.childNodes)
    .filter(isElement)
    .flatMap((child): ListItem[] => {
      if (['ul', 'ol'].includes(tagOf(child))) return itemsOf(child, kinds, level + 1)
      const inner = Array.from(child.childNodes).filter(isElement)
      const own = Array.from(child.childNodes).filter((one) => !['ul', 'ol'].includes(tagOf(one)))
      const line = trimmed(own.flatMap((one) => inlinesOf(one, kinds)).map((one) => (one === 'break' ? { type: 'text', text: ' ' } : one)))
      const deeper = inner.filter((one) => ['ul', 'ol'].includes(tagOf(one))).flatMap((one) => itemsOf(one, kinds, level + 1))
      return [...(line.length > 0 ? [{ ordered, level, line }] : []), ...deeper]
    })
}

type Part = RichTextBlock | ListItem
const isItem = (part: Part): part is ListItem => 'level' in part

function partsOf(node: HtmlNode, kinds: readonly TextKind[]): Part[] {
  if (!isElement(node) || isUnseen(node)) return []
  const tag = tagOf(node)
  const ownLines = () => lines(inlinesOf(node, kinds))
  if (tag === 'table') return tableBlocks(node, kinds)
  if (tag === 'ul' || tag === 'ol') return itemsOf(node, kinds, 1)
  const heading = HEADINGS[tag]
  if (heading)
    return ownLines().map(
      (line): Part => (kinds.includes('heading') ? { type: heading, children: plain(line) } : { type: 'p', children: line }),
    )
  const item = wordItem(node)
  if (item) return ownLines().flatMap((line, at): Part[] => (at === 0 ? [{ ...item, line }] : [{ type: 'p', children: line }]))
  if (holdsBlocks(node)) return partsIn(node, kinds)
  return ownLines().map((line) => ({ type: 'p', children: line }))
}

/** Takes what an element holds apart: what stands between its blocks is a paragraph of its own. */
function partsIn(parent: HtmlNode, kinds: readonly TextKind[]): Part[] {
  const parts: Part[] = []
  let open: Inline[] = []
  const close = () => {
    parts.push(...lines(open).map((line): Part => ({ type: 'p', children: line })))
    open = []
  }
  for (const child of Array.from(parent.childNodes)) {
    if (HOLDS.includes(tagOf(child)) || holdsBlocks(child)) {
      close()
      parts.push(...partsOf(child, kinds))
    } else open.push(...inlinesOf(child, kinds))
  }
  close()
  return parts
}

/** Returns what HTML says as the blocks of a rich text, in the kinds that this may have; its looks are left out. */
export function blocksIn(parent: HtmlNode, kinds: readonly TextKind[]): RichTextBlock[] {
  const blocks: RichTextBlock[] = []
  let items: ListItem[] = []
  const close = () => {
    blocks.push(...listsOf(items, kinds))
    items = []
  }
  for (const part of partsIn(parent, kinds)) {
    if (isItem(part)) items.push(part)
    else {
      close()
      blocks.push(part)
    }
  }
  close()
  return blocks
}

/** What a paste may bring that a rich text of this site has no place for. */
const TAGS = {
  picture: ['img', 'picture', 'svg', 'video', 'canvas'],
  table: ['table'],
  quote: ['blockquote'],
  code: ['code', 'pre'],
  lowered: ['sub'],
  raised: ['sup'],
  struck: ['s', 'del', 'strike'],
  line: ['hr'],
} as const

export type Dropped = keyof typeof TAGS

const DROPPED = Object.keys(TAGS) as Dropped[]

/** Returns what of HTML does not come along when it is pasted: its words stay, but for those of a picture. Each once, in the order of the list. */
export function droppedIn(node: HtmlNode): Dropped[] {
  const found = new Set<Dropped>()
  const look = (one: HtmlNode) => {
    if (!isElement(one)) return
    const kind = DROPPED.find((name) => (TAGS[name] as readonly string[]).includes(tagOf(one)))
    if (kind) found.add(kind)
    if (!isUnseen(one)) for (const child of Array.from(one.childNodes)) look(child)
  }
  look(node)
  return DROPPED.filter((kind) => found.has(kind))
}
