import { createElement, type JSX, type ReactNode } from 'react'
import { useField } from '../../content/field.ts'
import type { Fallback } from '../../content/types.ts'
import { joiner, splitPipe } from '../../model/pipe.ts'
import { Figures, hasParts } from '../../ui/figures.tsx'
import { Marked } from '../../ui/marked.tsx'

export type TextKey<Node> = { [Key in keyof Node]-?: NonNullable<Node[Key]> extends string ? Key : never }[keyof Node] & string

type Props<Node extends Fallback, Key extends TextKey<Node>> = {
  of: Node | undefined
  field: Key
  as?: keyof JSX.IntrinsicElements
  className?: string
  id?: string
  /** Where the text stands when its document is none of the page's. */
  elsewhere?: string
  /** Puts the part after the pipe on its own line. */
  ownLine?: boolean
  /** The text in parts, of which each second one is marked as what a search found it by. */
  parts?: string[]
}

/** Language of one text of a document: `'en'` where its translation is missing, undefined where it is the page's. */
export const langOf = (node: Fallback | undefined, field: string) => (node?._english?.includes(field) ? 'en' : undefined)

/** The attributes of an element that holds such a text: `{ lang: 'en', dir: 'ltr' }` where its translation is missing. */
export const inLanguage = (node: Fallback | undefined, field: string) => langOf(node, field) && ({ lang: 'en', dir: 'ltr' } as const)

/** Fields that somebody copies or types elsewhere: they stay as they are written. */
const AS_WRITTEN = ['address', 'place', 'code', 'phone', 'email']

/** One text of a document: nothing if it is empty, in its own language, with its highlight, clickable in the editor. */
export function Text<Node extends Fallback, Key extends TextKey<Node>>({
  of,
  field,
  as = 'span',
  className,
  id,
  elsewhere,
  ownLine,
  parts,
}: Props<Node, Key>) {
  const fieldOf = useField()
  const text = of?.[field] as string | undefined
  if (!text) return null
  return createElement(
    as,
    { className, id, ...inLanguage(of, field), 'data-tina-field': fieldOf(of, field), 'data-elsewhere': elsewhere },
    parts ? <Marked parts={parts} /> : <Words of={of} field={field} ownLine={ownLine} />,
  )
}

/** A text of the content among other words: with an element only where it needs one, for another language, for the editor's click, or to keep its parts together. */
export function BareText<Node extends Fallback>(props: { of: Node | undefined; field: TextKey<Node>; elsewhere?: string }) {
  const fieldOf = useField()
  const { of, field, elsewhere } = props
  const isWhole = !hasParts((of?.[field] as string | undefined) ?? '')
  return langOf(of, field) || elsewhere || fieldOf(of, field) || !isWhole ? <Text {...props} /> : <Words of={of} field={field} />
}

/** The words of a text of the content without an element around them, for an element that holds nothing else. */
export function Words<Node extends Fallback>({ of, field, ownLine }: { of: Node | undefined; field: TextKey<Node>; ownLine?: boolean }) {
  const text = (of?.[field] as string | undefined) ?? ''
  return AS_WRITTEN.includes(field) ? <Figures text={text} asWritten /> : <Highlight text={text} ownLine={ownLine} />
}

/** A heading whose part after the pipe is set in the accent; `ownLine` puts that part on a line of its own. */
function Highlight({ text, ownLine }: { text: string; ownLine?: boolean }): ReactNode {
  const [lead, highlight] = splitPipe(text)
  if (highlight === undefined) return <Figures text={text} />
  return (
    <>
      <Figures text={lead} />
      {joiner(lead)}
      <span className={ownLine ? 'hl br' : 'hl'}>
        <Figures text={highlight} />
      </span>
    </>
  )
}
