import { Text } from '../components/text.tsx'
import type { Block } from '../content/types.ts'

/** Vision and mission as two ruled columns. */
export function Mission({ block }: { block: Block<'Mission'> }) {
  return (
    <section className="sec tint">
      <div className="wrap">
        <Text of={block} field="heading" as="h2" className="vh" />
        <div className="mission">
          {block.items?.map((item) => (
            <div key={item.title}>
              <Text of={item} field="title" as="h3" />
              <Text of={item} field="text" as="p" className="h3" />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
