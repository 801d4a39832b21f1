import { createElement, Fragment, type ReactNode } from 'react'
import { useField } from '../../content/field.ts'
import type { Fallback } from '../../content/types.ts'
import { Figures } from '../../ui/figures.tsx'
import { SmartLink } from '../links/smart-link.tsx'
import { inLanguage } from './text.tsx'

type Props = { of: Fallback | undefined; field: string; className?: string; id?: string }

/** A longer text of a document, plain or rich, as paragraphs. */
export function Paragraphs({ of, field, className, id }: Props) {
  const fieldOf = useField()
  const value = (of as Record<string, unknown> | undefined)?.[field]
  if (!value) return null
  return (
    <div className={className} id={id} {...inLanguage(of, field)} data-tina-field={fieldOf(of, field)}>
      {typeof value === 'string' ? (
        value.split(/\n{2,}/).map((text) => (
          <p key={text}>
            <Figures text={text} />
          </p>
        ))
      ) : (
        <RichText content={value} />
      )}
    </div>
  )
}

type Node = { type: string; text?: string; bold?: boolean; italic?: boolean; url?: string; children?: Node[] }

const TAGS: Record<string, string> = { p: 'p', ul: 'ul', ol: 'ol', li: 'li', h2: 'h3', h3: 'h3', h4: 'h4', blockquote: 'blockquote' }

/**
 * Tina's rich text as plain elements. Only what the toolbar of the schema offers is drawn; anything else shows its text.
 * Smaller than TinaMarkdown, which brings every element that Tina knows.
 */
function RichText({ content }: { content: unknown }): ReactNode {
  const draw = (node: Node, key: number): ReactNode => {
    if (node.type === 'text') {
      const plain = <Figures text={node.text ?? ''} />
      const text = node.italic ? <em>{plain}</em> : plain
      return <Fragment key={key}>{node.bold ? <strong>{text}</strong> : text}</Fragment>
    }
    const children = node.children?.map(draw)
    if (node.type === 'a')
      return (
        <SmartLink key={key} href={node.url ?? ''}>
          {children}
        </SmartLink>
      )
    const tag = TAGS[node.type]
    return tag ? createElement(tag, { key }, children) : <Fragment key={key}>{children}</Fragment>
  }
  return (content as { children?: Node[] } | undefined)?.children?.map(draw)
}
