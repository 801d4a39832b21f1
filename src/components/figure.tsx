import type { Fallback } from '../content/types.ts'
import { Text } from './text.tsx'

type FigureFields = Fallback & { figure: string; unit?: string; label: string }

/** A number with its raised unit and what it counts. */
export function Figure({ of, className = '' }: { of: FigureFields; className?: string }) {
  return (
    <div className={`stat ${className}`}>
      <Text of={of} field="label" as="dt" />
      <dd>
        <Text of={of} field="figure" />
        <Text of={of} field="unit" as="sup" />
      </dd>
    </div>
  )
}
