import { Actions } from '../components/links/action.tsx'
import { SectionHead } from '../components/text/section-head.tsx'
import { Text } from '../components/text/text.tsx'
import type { Block } from '../content/types.ts'
import { each } from '../ui/each.tsx'

/** Numbered steps. */
export function Journey({ block }: { block: Block<'Journey'> }) {
  const steps = block.steps ?? []
  return (
    <section className={block.tone === 'tint' ? 'sec tint' : 'sec'}>
      <div className="wrap">
        <SectionHead of={block} />
        <ol className={steps.length === 4 ? 'steps four' : 'steps'}>
          {each(steps, (step) => (
            <li>
              <Text of={step} field="title" as="h3" className="h3" />
              <Text of={step} field="text" as="p" className="small" />
            </li>
          ))}
        </ol>
        <Actions links={block.links} className="btns mt-10" allLinks />
      </div>
    </section>
  )
}
