import type { AnyBlock } from '../content/types.ts'
import { BlockBoundary } from './block-boundary.tsx'
import { nameOf, viewOf } from './registry.tsx'

/** Sections of a page, in the editor's order. One that fails takes only itself down. */
export function Sections({ blocks }: { blocks: AnyBlock[] | undefined }) {
  return blocks?.map((block, index) => {
    const View = viewOf(block)
    // The position is the identity of a section: it has no other, and its text may change while it is edited.
    const key = `${nameOf(block)}-${index}`
    if (View === undefined) return import.meta.env.DEV ? <p key={key}>Unknown section: {nameOf(block)}</p> : null
    if (View === null) return null
    return (
      <BlockBoundary key={key} name={nameOf(block)}>
        <View block={block} />
      </BlockBoundary>
    )
  })
}
