import type { AnyBlock } from '../content/types.ts'
import { Changed } from '../features/preview/view/changed.tsx'
import { isSmall, type Placed, placeBeside } from './beside.ts'
import { BlockBoundary } from './block-boundary.tsx'
import { nameOf } from './name-of.ts'
import { viewOf } from './registry.tsx'

/** Sections of a page, in the editor's order. One that fails takes only itself down. */
export function Sections({ blocks }: { blocks: AnyBlock[] | undefined }) {
  return placeBeside(blocks ?? []).map((placed) => {
    if (!isSmall(placed.block)) return section(placed)
    return (
      <div className="wrap sec-s" key={placed.index}>
        {section(placed)}
      </div>
    )
  })
}

function section({ block, index, aside }: Placed) {
  const View = viewOf(block)
  // The position is the identity of a section: it has no other, and its text may change while it is edited.
  const key = `${nameOf(block)}-${index}`
  if (View === undefined) return import.meta.env.DEV ? <p key={key}>Unknown section: {nameOf(block)}</p> : null
  if (View === null) return null
  return (
    <BlockBoundary key={key} name={nameOf(block)}>
      <Changed of={block}>
        <View block={block} aside={aside.length > 0 ? aside.map(section) : undefined} />
      </Changed>
    </BlockBoundary>
  )
}
