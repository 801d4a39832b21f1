import { Action } from '../components/action.tsx'
import { Text } from '../components/text.tsx'
import type { Block } from '../content/types.ts'

/** A small panel: numbered steps, or a sentence with ways to help. */
export function Panel({ block }: { block: Block<'Panel'> }) {
  return (
    <section className={block.tone === 'deep' ? 'panel on-night' : 'panel petal'}>
      <Text of={block} field="heading" as="h2" className="h3" />
      <Text of={block} field="lead" as="p" className="small mt-2" />
      {block.steps && (
        <ol>
          {block.steps.map((step) => (
            <li key={step.title}>
              <div>
                <Text of={step} field="title" as="h3" />
                <Text of={step} field="text" as="p" className="small" />
              </div>
            </li>
          ))}
        </ol>
      )}
      {block.links && (
        <div className="btns mt-5">
          {block.links.map((link, index) => (
            <Action key={link.label} link={link} look={index === 0 ? 'primary' : 'secondary'} />
          ))}
        </div>
      )}
    </section>
  )
}
