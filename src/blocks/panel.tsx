import { Action } from '../components/links/action.tsx'
import { PanelSteps } from '../components/text/panel-steps.tsx'
import { Text } from '../components/text/text.tsx'
import type { Block } from '../content/types.ts'
import { each } from '../ui/each.tsx'

/** A small panel: numbered steps, or a sentence with ways to help. */
export function Panel({ block }: { block: Block<'Panel'> }) {
  return (
    <section className={block.tone === 'deep' ? 'panel on-night' : 'panel petal'}>
      <Text of={block} field="heading" as="h2" className="h3" />
      <Text of={block} field="lead" as="p" className="small mt-2" />
      <PanelSteps steps={block.steps} />
      {block.links && (
        <div className="btns mt-5">
          {each(block.links, (link, index) => (
            <Action link={link} look={index === 0 ? 'primary' : 'secondary'} />
          ))}
        </div>
      )}
    </section>
  )
}
