import { Button } from './button'
import { QUIET } from './looks'

type Props<Value extends string> = { label: string; options: Record<Value, string>; value: Value; onChoose(value: Value): void }

/** One of a few, as buttons side by side. */
export function Choice<Value extends string>({ label, options, value, onChoose }: Props<Value>) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className={`float-start me-1 ${QUIET}`}>{label}</legend>
      {(Object.entries(options) as [Value, string][]).map(([option, text]) => (
        <Button
          key={option}
          look={option === value ? 'chosen' : 'plain'}
          aria-pressed={option === value}
          onClick={() => option !== value && onChoose(option)}
        >
          {text}
        </Button>
      ))}
    </fieldset>
  )
}
