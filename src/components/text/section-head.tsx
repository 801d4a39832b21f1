import type { Fallback } from '../../content/types.ts'
import { Text } from './text.tsx'

type Headed = Fallback & { kicker?: string; heading: string; lead?: string }

/** Kicker and heading of a section, with its lead beside them. */
export function SectionHead({ of, className = 'sec-h', lead = true }: { of: Headed; className?: string; lead?: boolean }) {
  return (
    <div className={className}>
      <div>
        <Text of={of} field="kicker" as="p" className="kick" />
        <Text of={of} field="heading" as="h2" className="h2" />
      </div>
      {lead && <Text of={of} field="lead" as="p" className="lead" />}
    </div>
  )
}
