import { Paragraphs } from '../components/text/paragraphs.tsx'
import { Text } from '../components/text/text.tsx'
import type { Block } from '../content/types.ts'

/** A heading with running text. */
export function TextSection({ block }: { block: Block<'TextSection'> }) {
  return (
    <section className="prose-sec">
      <div className="wrap">
        <Text of={block} field="heading" as="h2" className="h3" />
        <Paragraphs of={block} field="body" className="prose" />
      </div>
    </section>
  )
}
