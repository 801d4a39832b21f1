import type { Fallback } from '../content/types.ts'
import { Text } from './text.tsx'

type Step = Fallback & { title: string; text?: string }

/** The numbered steps of a panel. */
export function Steps({ steps }: { steps: Step[] | undefined }) {
  if (!steps?.length) return null
  return (
    <ol>
      {steps.map((step) => (
        <li key={step.title}>
          <div>
            <Text of={step} field="title" as="h3" />
            <Text of={step} field="text" as="p" className="small" />
          </div>
        </li>
      ))}
    </ol>
  )
}
