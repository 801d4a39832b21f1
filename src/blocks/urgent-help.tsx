import { Action } from '../components/links/action.tsx'
import { Text } from '../components/text/text.tsx'
import type { Block } from '../content/types.ts'
import { each } from '../ui/each.tsx'

/** A deep band for those who need an answer at once. */
export function UrgentHelp({ block }: { block: Block<'UrgentHelp'> }) {
  return (
    <section className="on-night deep">
      <div className="wrap urgent">
        <div>
          <Text of={block} field="heading" as="h2" className="h2" />
          <Text of={block} field="lead" as="p" className="mt-2.5 max-w-[36rem]" />
        </div>
        <div className="btns">
          {each(block.links, (link, index) => (
            <Action link={link} look={index === 0 ? 'primary' : 'secondary'} />
          ))}
        </div>
      </div>
    </section>
  )
}
