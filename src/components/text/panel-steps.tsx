import type { Fallback } from '../../content/types.ts'
import { each } from '../../ui/each.tsx'
import { Text } from './text.tsx'

type Step = Fallback & { title: string; text?: string }

/** The numbered steps of a panel. */
export function PanelSteps({ steps }: { steps: Step[] | undefined }) {
  if (!steps?.length) return null
  return (
    <ol>
      {each(steps, (step) => (
        <li>
          <div>
            <Text of={step} field="title" as="h3" />
            <Text of={step} field="text" as="p" className="small" />
          </div>
        </li>
      ))}
    </ol>
  )
}
