import { type HtmlNode, isElement, isUnseen, tagOf } from './style'

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
