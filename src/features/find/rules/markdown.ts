import { fromMarkdown } from 'mdast-util-from-markdown'

/** A part of Markdown's tree; `offset` counts characters of the text. */
type Node = {
  type: string
  value?: string
  children?: Node[]
  position?: { start: { offset?: number }; end: { offset?: number } }
}

/** A run of text in Markdown: its words, and where they stand in the source. */
type Run = { node: Node; from: number; to: number; value: string }

const BLOCKS = ['paragraph', 'heading', 'code', 'html']

/** Returns what visitors read of Markdown, a line for each paragraph: `'See **our** [prices](/prices)'` => `'See our prices'`. */
export const readable = (markdown: string): string => read(fromMarkdown(markdown)).trim().replace(/\n+/g, '\n')

function read({ type, value, children }: Node): string {
  if (type === 'html') return ''
  if (type === 'break') return '\n'
  return (value ?? children?.map(read).join('') ?? '') + (BLOCKS.includes(type) ? '\n' : '')
}

const runsIn = (node: Node): Run[] => {
  const [from, to] = [node.position?.start.offset, node.position?.end.offset]
  if (node.type === 'text' && from !== undefined && to !== undefined) return [{ node, from, to, value: node.value ?? '' }]
  return node.children?.flatMap(runsIn) ?? []
}

/** Returns the runs of text in Markdown, paragraph by paragraph; code, tags and addresses are none: `'See **our**\n\n[prices](/x)'` => `[['See ', 'our'], ['prices']]`. */
export const textsInMarkdown = (markdown: string): string[][] => paragraphs(fromMarkdown(markdown))

const paragraphs = (node: Node): string[][] =>
  BLOCKS.includes(node.type) ? [runsIn(node).map(({ value }) => value)] : (node.children?.flatMap(paragraphs) ?? [])

const SPECIAL = /[\\`*_{}[\]<>#~|&]/g
const escaped = (text: string) =>
  text.replace(SPECIAL, '\\$&').replace(/^(\s*)([-+]|\d+[.)])(?=\s)/, (_, space, mark) => `${space}${mark.slice(0, -1)}\\${mark.slice(-1)}`)

/** A tree as a text to compare it by: without places, and without white space that only sets words apart. */
function shapeOf(node: Node, texts: ReadonlyMap<Node, string> = new Map()): unknown {
  const { position: _, children, value, ...rest } = node
  const words = (texts.get(node) ?? value)?.replace(/\s+/g, ' ').trim()
  const inner = children?.map((child) => shapeOf(child, texts)).filter((child) => child !== undefined)
  return node.type === 'text' && words === ''
    ? undefined
    : { ...rest, ...(words !== undefined && { value: words }), ...(inner && { inner }) }
}

/**
 * Returns Markdown with its texts changed, and nothing else: links keep their addresses, tags and code stay as they are.
 * Undefined where the new words would make something else of it, such as a paragraph of none.
 */
export function changeTexts(markdown: string, change: (text: string) => string): string | undefined {
  const tree = fromMarkdown(markdown)
  const changed = runsIn(tree).flatMap((run) => {
    const value = change(run.value)
    return value === run.value ? [] : [{ ...run, after: value, isPlain: markdown.slice(run.from, run.to) === run.value }]
  })
  if (changed.length === 0) return markdown
  const wanted = JSON.stringify(shapeOf(tree, new Map(changed.map(({ node, after }) => [node, after]))))
  const write = (textOf: (run: (typeof changed)[number]) => string) =>
    changed.reduceRight((text, run) => text.slice(0, run.from) + textOf(run) + text.slice(run.to), markdown)
  const written = [
    write(({ after, isPlain }) => (isPlain && !newSpecials(after, markdown) ? after : escaped(after))),
    write(({ after }) => escaped(after)),
  ]
  return written.find((text) => JSON.stringify(shapeOf(fromMarkdown(text))) === wanted)
}

/** Tells whether a text has a sign that Markdown might read as its own and that the source did not have. */
const newSpecials = (text: string, markdown: string) => [...text.matchAll(SPECIAL)].some(([sign]) => !markdown.includes(sign))
