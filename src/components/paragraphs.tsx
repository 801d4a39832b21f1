import { useField } from '../content/field.ts'
import type { Fallback } from '../content/types.ts'
import { Figures } from '../ui/figures.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { SmartLink } from './smart-link.tsx'
import { langOf } from './text.tsx'

type Props = { of: Fallback | undefined; field: string; className?: string }

/** A longer text of a document, plain or rich, as paragraphs. */
export function Paragraphs({ of, field, className }: Props) {
  const fieldOf = useField()
  const value = (of as Record<string, unknown> | undefined)?.[field]
  if (!value) return null
  return (
    <div className={className} lang={langOf(of, field)} data-tina-field={fieldOf(of, field)}>
      {typeof value === 'string' ? (
        value.split(/\n{2,}/).map((text) => (
          <p key={text}>
            <Figures text={text} />
          </p>
        ))
      ) : (
        <RichText content={value} link={(href, children) => <SmartLink href={href}>{children}</SmartLink>} />
      )}
    </div>
  )
}
