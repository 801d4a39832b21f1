import { useField } from '../../content/field.ts'
import type { Fallback } from '../../content/types.ts'
import { inLanguage, Text, Words } from './text.tsx'

type StatFields = Fallback & { figure: string; unit?: string; label: string }

/** A number with its raised unit and what it counts. */
export function Stat({ of, className = '' }: { of: StatFields; className?: string }) {
  const fieldOf = useField()
  return (
    <div className={`stat ${className}`}>
      <Text of={of} field="label" as="dt" />
      <dd {...inLanguage(of, 'figure')} data-tina-field={fieldOf(of, 'figure')}>
        <Words of={of} field="figure" />
        <Text of={of} field="unit" as="sup" />
      </dd>
    </div>
  )
}
