import type { ComponentProps } from 'react'
import { useField } from '../../content/field.ts'
import type { Fallback } from '../../content/types.ts'
import { langOf, Text, type TextKey, Words } from '../text/text.tsx'
import { isOutside, SmartLink } from './smart-link.tsx'

type Props<Node extends Fallback> = Omit<ComponentProps<typeof SmartLink>, 'children'> & { of: Node; field: TextKey<Node> }

/**
 * A link that says one text of a document, and is that text's element itself. Only a text in another language than the page's
 * has one of its own in it, for its direction must not turn the link round; and so has one after which more is said.
 */
export function TextLink<Node extends Fallback>({ of, field, ...link }: Props<Node>) {
  const fieldOf = useField()
  const isOwn = !langOf(of, field) && !isOutside(link.href)
  return (
    <SmartLink {...link} data-tina-field={isOwn ? fieldOf(of, field) : undefined}>
      {isOwn ? <Words of={of} field={field} /> : <Text of={of} field={field} />}
    </SmartLink>
  )
}
