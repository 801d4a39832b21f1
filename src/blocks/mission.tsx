import { Text } from '../components/text/text.tsx'
import type { Block } from '../content/types.ts'
import { each } from '../ui/each.tsx'

/** Vision and mission as two ruled columns. */
export function Mission({ block }: { block: Block<'Mission'> }) {
  return (
    <section className="sec tint">
      <div className="wrap">
        <Text of={block} field="heading" as="h2" className="vh" />
        <div className="mission">
          {each(block.items, (item) => (
            <div>
              <Text of={item} field="title" as="h3" />
              <Text of={item} field="text" as="p" className="h3" />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
