import { isRichText } from '../../../src/model/documents-inside.ts'
import { isObject } from '../../../src/model/json.ts'
import { REVISION } from '../../../src/model/version.ts'

type Node = { type?: unknown; text?: unknown; children?: Node[]; [mark: string]: unknown }

const isBlank = ({ type, text, children }: Node): boolean => {
  if (type === 'img') return false
  return Array.isArray(children) ? children.every(isBlank) : type === 'text' && !String(text ?? '').trim()
}
const isBlankText = (value: unknown) =>
  typeof value === 'object' && value !== null && (value as Node).type === 'root' && isBlank(value as Node)

/** Marks that say nothing: the number of a part, and an emphasis that is off. */
const isMark = ([name, value]: [string, unknown]) => name !== 'id' && value !== false && value !== null && value !== undefined

const marksOf = ({ text: _text, ...node }: Node) => JSON.stringify(Object.entries(node).filter(isMark).sort())

/**
 * Returns a part of a long text without what its editor adds by itself as soon as somebody clicks into it: numbers, empty texts around links,
 * empty paragraphs, and texts of one look in two pieces.
 */
function tidied({ children, ...node }: Node): Node {
  const own = Object.fromEntries(Object.entries(node).filter(isMark))
  // Whether a text says so itself is up to where it came from.
  if (!children) return 'text' in node ? { type: 'text', ...own } : own
  const kept: Node[] = []
  for (const child of children.map(tidied)) {
    const last = kept.at(-1)
    if ('text' in child && child.text === '') continue
    if (child.type === 'p' && isBlank(child)) continue
    if (last && 'text' in last && 'text' in child && marksOf(last) === marksOf(child))
      kept[kept.length - 1] = { ...last, text: `${last.text}${child.text}` }
    else kept.push(child)
  }
  return { ...own, children: kept }
}

/** A field that was emptied and written again stands at the end of its group: the order of names says nothing. */
const inOrder = (value: unknown) =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value

/**
 * Returns the values of a form as a string that is the same for two forms of one meaning. Tina's editor of long texts
 * fills empty ones and numbers their parts as soon as it is shown: that is no change. Nor is another revision that says the same.
 */
export const meaningOf = (values: unknown): string =>
  JSON.stringify(values, (name, value) => {
    const isOwn = name === REVISION || (name === 'id' && typeof value === 'string')
    if (isOwn || value === '' || value === null || isBlankText(value)) return undefined
    return inOrder(isRichText(value) ? tidied(value as Node) : value)
  })
