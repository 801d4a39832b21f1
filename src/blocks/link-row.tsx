import { Actions } from '../components/links/action.tsx'
import { Text } from '../components/text/text.tsx'
import type { Block } from '../content/types.ts'

/** A row of quiet links. */
export function LinkRow({ block }: { block: Block<'LinkRow'> }) {
  return (
    <section className="sec-s">
      <div className="wrap btns">
        <Text of={block} field="lead" as="p" className="lead" />
        <Actions links={block.links} allLinks />
      </div>
    </section>
  )
}
